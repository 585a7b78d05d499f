// The description of the API in the colours that the reader has chosen for the other pages.
const { theme = "auto" } = JSON.parse(localStorage.getItem("goldenspike") ?? "{}");
const night = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.theme = night ? "dark" : "light";

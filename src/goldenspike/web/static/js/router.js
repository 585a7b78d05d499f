// Links between our own pages change the page without loading it anew.
import { signal } from "./ui.js";

export const address = signal(new URL(location.href));

/** @param {string | URL} href */
export function go(href) {
  const url = new URL(href, location.href);
  history.pushState(null, "", url);
  const same = url.pathname === address.value.pathname;
  address.value = url;
  if (!same) scrollTo(0, 0);
}

/** Changes what stands in the address bar without drawing another page.
 * @param {string} href */
export function rewrite(href) {
  history.replaceState(null, "", new URL(href, location.href));
}

addEventListener("popstate", () => {
  address.value = new URL(location.href);
});

addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || !link.href || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|docs|privacy|static)(\/|$)/.test(url.pathname)) return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  go(url);
});

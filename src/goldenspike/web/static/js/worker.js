// The service worker: keeps one page for the time when the server is out of reach, which says so. All else is the server's.
const KEPT = "away-1";
const AWAY = "/away";
const FILES = [AWAY, "/static/css/all.css", "/static/icon.svg"];

addEventListener("install", (event) => {
  const keep = async () => (await caches.open(KEPT)).addAll(FILES);
  /** @type {any} */ (event).waitUntil(keep());
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  /** @type {any} */ (event).waitUntil(tidy());
});

addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const wanted = request.mode === "navigate" ? AWAY : pathname;
  if (request.method !== "GET" || origin !== location.origin || !FILES.includes(wanted)) return;
  event.respondWith(fetch(request).catch(async () => (await caches.match(wanted)) ?? Response.error()));
});

// The service worker: keeps one page for the time when the server is out of reach, which says so, and shows the notices that
// the server pushes. All else is the server's.
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

addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = { body, tag, icon: "/static/icons/192.png", data: { url } };
  event.waitUntil(/** @type {any} */ (self).registration.showNotification(title, shown));
});

addEventListener("notificationclick", (/** @type {any} */ event) => {
  const { clients } = /** @type {any} */ (self);
  const { href } = new URL(event.notification.data.url, location.href);
  event.notification.close();
  const open = async () => {
    const pages = await clients.matchAll({ type: "window" });
    const page = pages.find((one) => one.url.split(/[?#]/)[0] === href);
    await (page ? page.focus() : clients.openWindow(href));
  };
  event.waitUntil(open());
});

addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  const again = async () => {
    const options = event.oldSubscription?.options;
    const made = event.newSubscription ?? (await /** @type {any} */ (self).registration.pushManager.subscribe(options));
    const { endpoint, keys } = made.toJSON();
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/notices/browsers", { method: "POST", headers, body: JSON.stringify({ endpoint, ...keys }) });
  };
  event.waitUntil(again());
});

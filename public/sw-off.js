// What /sw.js is while the worker is switched off: takes the place of the one that a browser has, and leaves with all it kept.
self.addEventListener('install', (event) => {
  self.skipWaiting();
  // The one before stays for as long as it is asked or fetches: this does not wait for its place. The browser does it after
  // the install, so the install may not wait for it.
  self.registration.unregister();
  event.waitUntil(dropCaches());
});
self.addEventListener('activate', (event) => event.waitUntil(dropCaches().then(() => self.registration.unregister())));

async function dropCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}

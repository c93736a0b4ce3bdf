import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type BuildPages, cachedPageFor, isUnknownPage } from './cached-page.ts';
import { ACTIVATE_MESSAGE, LOOK_AGAIN_MESSAGE } from './messages.ts';
import { someWindowIsWell } from './well-windows.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build. */
declare const BUILD: { files: { url: string; revision: string | null }[]; pages: BuildPages };

/* Caches one whole version, so that two never mix: build output only, nothing of the API or of a person. */
const { files, pages } = BUILD;

precache(files);
cleanupOutdatedCaches();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && cachedPageFor(url.pathname, pages) !== undefined,
  async (options) => {
    self.registration.waiting?.postMessage(LOOK_AGAIN_MESSAGE);
    const fromCache = createHandlerBoundToURL(cachedPageFor(options.url.pathname, pages) ?? pages.shell);
    if (!pages.fromNetwork.includes(options.url.pathname)) return fromCache(options);
    return fetch(options.request).catch(() => fromCache(options));
  },
);
// Unknown address: the server answers while it can be reached, the app's own page otherwise.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isUnknownPage(url.pathname, pages),
  (options) => fetch(options.request).catch(() => createHandlerBoundToURL(pages.shell)(options)),
);
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });

// A new version waits until every old window is closed, or a person says so.
self.addEventListener('message', (event) => {
  if (event.data === ACTIVATE_MESSAGE) void self.skipWaiting();
  if (event.data === LOOK_AGAIN_MESSAGE) event.waitUntil(replaceIfBroken());
});

// A version that shows nothing cannot ask anybody: the next one replaces it by itself.
self.addEventListener('install', (event) => {
  if (self.registration.active) event.waitUntil(replaceIfBroken());
});

// The page of the first visit loads code later, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function replaceIfBroken(): Promise<void> {
  if (!(await someWindowIsWell(self.clients))) await self.skipWaiting();
}

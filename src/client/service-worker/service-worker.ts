import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type BuildPages, cachedPageFor, isUnknownPage } from './cached-page.ts';
import { ACTIVATE_MESSAGE, LOOK_AGAIN_MESSAGE } from './messages.ts';
import { someWindowIsWell } from './well-windows.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written into this file by the build: the files of one version, and its pages. */
declare const BUILD: { files: { url: string; revision: string | null }[]; pages: BuildPages };

/*
 * Keeps one whole version of the app on the device, so that it opens without a network and never mixes two versions.
 * Only what the build made is kept: nothing of the API, nothing of a person.
 */
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
// Nobody knows what is there: the server says so while it can be reached, and the app's own page otherwise.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isUnknownPage(url.pathname, pages),
  (options) => fetch(options.request).catch(() => createHandlerBoundToURL(pages.shell)(options)),
);
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });

// A new version waits until every window of the old one is closed, or a person says so.
self.addEventListener('message', (event) => {
  if (event.data === ACTIVATE_MESSAGE) void self.skipWaiting();
  if (event.data === LOOK_AGAIN_MESSAGE) event.waitUntil(replaceIfBroken());
});

// A version that shows nothing cannot ask anybody anything: the next one takes its place by itself.
self.addEventListener('install', (event) => {
  if (self.registration.active) event.waitUntil(replaceIfBroken());
});

// The page of the first visit has code to load later, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function replaceIfBroken(): Promise<void> {
  if (!(await someWindowIsWell(self.clients))) await self.skipWaiting();
}

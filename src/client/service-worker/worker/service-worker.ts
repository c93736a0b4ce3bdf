import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  ACTIVATE_MESSAGE,
  KEEP_PICTURES_MESSAGE,
  KEEP_VOICE,
  LOOK_AGAIN_MESSAGE,
} from '#client/service-worker/messages.ts';
import { atOnce } from './at-once.ts';
import { type BuildPages, cachedPageFor, isUnknownPage } from './cached-page.ts';
import { type CoachPicture, coachPictures } from './coach-pictures.ts';
import { keptVoice } from './kept-voice.ts';
import { someWindowIsWell } from './well-windows.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build. */
declare const BUILD: { files: PrecacheEntry[]; pictures: CoachPicture[]; pages: BuildPages };

/** Where the browser knows static routes (not in TypeScript's library yet). */
interface RoutableInstall extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: 'network' }): Promise<void>;
}

interface PrecacheEntry {
  url: string;
  /** Null where the name itself changes with the content. */
  revision: string | null;
}

/** As many as a phone asks for at a time without HTTP/2. */
const FILES_AT_ONCE = 6;

/* Caches one whole version, so that two never mix: build output only, nothing of the API or of a person. */
const { files, pictures: listed, pages } = BUILD;
const app = new PrecacheController();
app.addToCacheList(files);
self.addEventListener('install', (event) => event.waitUntil(keepApp(event)));
self.addEventListener('activate', (event) => event.waitUntil(app.activate(event)));
cleanupOutdatedCaches();

const pictures = coachPictures(listed);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pictures.has(url.pathname),
  ({ url }) => pictures.answer(url.pathname),
);
self.addEventListener('install', (event) => event.waitUntil(pictures.renew()));
self.addEventListener('activate', (event) => event.waitUntil(pictures.dropOld()));

const voice = keptVoice();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && voice.isOurs(url.pathname),
  ({ url }) => voice.answer(url.pathname),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && cachedPageFor(url.pathname, pages) !== undefined,
  async (options) => {
    self.registration.waiting?.postMessage(LOOK_AGAIN_MESSAGE);
    const fromCache = app.createHandlerBoundToURL(cachedPageFor(options.url.pathname, pages) ?? pages.shell);
    if (!pages.fromNetwork.includes(options.url.pathname)) return fromCache(options);
    return fetch(options.request).catch(() => fromCache(options));
  },
);
// Unknown address: the server answers while it can be reached, the app's own page otherwise.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isUnknownPage(url.pathname, pages),
  (options) => fetch(options.request).catch(() => app.createHandlerBoundToURL(pages.shell)(options)),
);
registerRoute(new PrecacheRoute(app, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] }));

// The server is asked every few seconds: through the worker, that would restart an old one that has to end.
self.addEventListener('install', (event: RoutableInstall) => {
  void event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
});

// A new version waits until every old window is closed, or a person says so.
self.addEventListener('message', (event) => {
  if (event.data === ACTIVATE_MESSAGE) void self.skipWaiting();
  if (event.data === LOOK_AGAIN_MESSAGE) event.waitUntil(replaceIfBroken());
  if (event.data === KEEP_PICTURES_MESSAGE) event.waitUntil(pictures.keepAll());
  if (event.data?.kind === KEEP_PICTURES_MESSAGE) event.waitUntil(pictures.keepAll(event.data));
  if (event.data?.kind === KEEP_VOICE) event.waitUntil(voice.keep(event.data));
});

// A broken version cannot ask: the next one replaces it by itself.
self.addEventListener('install', (event) => {
  if (self.registration.active) event.waitUntil(replaceIfBroken());
});

// The page of the first visit loads code later, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Workbox's own install asks for one file after the other. A file that is kept already is not asked for again. */
function keepApp(event: ExtendableEvent): Promise<void> {
  const modes = new Map(
    files.map(({ url, revision }) => [new URL(url, location.href).href, revision ? 'reload' : 'default'] as const),
  );
  return atOnce(FILES_AT_ONCE, app.getURLsToCacheKeys(), ([url, cacheKey]) => {
    const request = new Request(url, { cache: modes.get(url) ?? 'default', credentials: 'same-origin' });
    return Promise.all(app.strategy.handleAll({ request, event, params: { cacheKey } }));
  });
}

async function replaceIfBroken(): Promise<void> {
  if (!(await someWindowIsWell(self.clients))) await self.skipWaiting();
}

import { now } from '#client/browser/clock.ts';
import { inTurn } from '#client/browser/promises.ts';
import { areUpdatesBlocked } from '#client/parts/session/workout-in-progress-lock.ts';
import { ACTIVATE_MESSAGE, ARE_YOU_WELL_MESSAGE, WELL_ANSWER } from '#client/service-worker/messages.ts';
import { isAppRemoved } from './app-on-device.ts';

const WORKER = '/sw.js';

/** Polling limit for a window that stays open for days. */
const ASK_AGAIN_AFTER_MS = 3_600_000;

/** Timeout: dropping the files of the one before takes a slow phone seconds. Then loaded all the same, and offered again. */
const TAKE_OVER_LIMIT_MS = 10_000;

let registration: ServiceWorkerRegistration | undefined;
let isReady = false;
const listeners = new Set<() => void>();

export async function registerServiceWorker(workers: ServiceWorkerContainer | undefined): Promise<void> {
  if (!workers || isAppRemoved()) return;
  workers.addEventListener('message', answerWhetherWell);
  workers.startMessages();
  noticeReplacement(workers);
  // Private windows may reject the worker: the app works without.
  registration = await workers.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  noticeNewVersion(registration, workers);
  askWhenSeenAgain(registration);
}

export const isNewVersionReady = (): boolean => isReady;

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reloads, and so loses what only memory holds: not while a workout runs, which may begin before the version takes over. */
export async function loadNewVersion(): Promise<void> {
  if (await areUpdatesBlocked()) return;
  const { waiting } = registration ?? {};
  if (waiting) {
    const tookOver = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    const enough = new Promise((resolve) => setTimeout(resolve, TAKE_OVER_LIMIT_MS));
    const takeOver = async () => {
      // A workout may have begun while this waited for its turn.
      if (await areUpdatesBlocked()) return;
      waiting.postMessage(ACTIVATE_MESSAGE);
      await Promise.race([tookOver, enough]);
    };
    // A request in the moment in which the old worker ends starts it again, for half a minute in Chromium.
    await Promise.race([inTurn(takeOver), enough]);
  }
  if (!(await areUpdatesBlocked())) location.reload();
}

/** Handshake: the next worker asks before it replaces a version that may be broken. */
function answerWhetherWell({ data, ports }: MessageEvent): void {
  if (data === ARE_YOU_WELL_MESSAGE && document.querySelector('[data-route] *')) ports[0]?.postMessage(WELL_ANSWER);
}

function noticeNewVersion(known: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const noticeInstalled = () => {
    // The first version has nothing to replace.
    if (known.waiting && workers.controller) sayReady();
  };
  noticeInstalled();
  known.addEventListener('updatefound', () => known.installing?.addEventListener('statechange', noticeInstalled));
}

/** Another window loaded the new version: this one still shows the old. */
function noticeReplacement(workers: ServiceWorkerContainer): void {
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isControlled) sayReady();
    isControlled = true;
  });
}

function askWhenSeenAgain(known: ServiceWorkerRegistration): void {
  let askedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - askedAt < ASK_AGAIN_AFTER_MS) return;
    askedAt = now();
    known.update().catch(() => undefined);
  });
}

function sayReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

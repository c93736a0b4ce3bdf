import { ACTIVATE_MESSAGE, ARE_YOU_WELL_MESSAGE, WELL_ANSWER } from '#client/service-worker/messages.ts';
import { isAppRemoved } from './app-on-device.ts';
import { now } from './clock.ts';

const WORKER = '/sw.js';

/** A window that stays open for days asks for a new version this often at most, when somebody comes back to it. */
const ASK_AGAIN_AFTER_MS = 3_600_000;

/** A new version that does not take over in this time is loaded all the same; it takes over when the last window closes. */
const TAKE_OVER_LIMIT_MS = 3_000;

let registration: ServiceWorkerRegistration | undefined;
let isReady = false;
const listeners = new Set<() => void>();

/** Keeps the app on this device, so that it opens without a network, and notices new versions of it. */
export async function keepAppOnDevice(workers: ServiceWorkerContainer | undefined): Promise<void> {
  if (!workers || isAppRemoved()) return;
  workers.addEventListener('message', answerWhetherWell);
  workers.startMessages();
  noticeReplacement(workers);
  // A browser that keeps nothing, for example in a private window, shows the app all the same.
  registration = await workers.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  noticeNewVersion(registration, workers);
  askWhenSeenAgain(registration);
}

/** True once another version is ready to take the place of the one that is shown. */
export const isNewVersionReady = (): boolean => isReady;

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the new version in this window, which loses what only its memory holds. */
export async function loadNewVersion(): Promise<void> {
  const { waiting } = registration ?? {};
  if (waiting) {
    const tookOver = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    const enough = new Promise((resolve) => setTimeout(resolve, TAKE_OVER_LIMIT_MS));
    waiting.postMessage(ACTIVATE_MESSAGE);
    await Promise.race([tookOver, enough]);
  }
  location.reload();
}

/** The worker of the next version asks before it takes the place of one that may be broken. */
function answerWhetherWell({ data, ports }: MessageEvent): void {
  if (data === ARE_YOU_WELL_MESSAGE && document.querySelector('[data-route] *')) ports[0]?.postMessage(WELL_ANSWER);
}

function noticeNewVersion(known: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const noticeInstalled = () => {
    // The first version of all waits for nobody.
    if (known.waiting && workers.controller) sayReady();
  };
  noticeInstalled();
  known.addEventListener('updatefound', () => known.installing?.addEventListener('statechange', noticeInstalled));
}

/** Another window has asked for the new version: this one still shows the old. */
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

import { now } from '#client/browser/clock.ts';
import { lostCodeReloadAt } from '#client/parts/account/first-page-storage.ts';
import { removeAppFromDevice } from './app-on-device.ts';

const ONCE_IN_MS = 60_000;

/** What browsers, and Vite for style sheets, say of a chunk that could not be loaded. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isStaleChunk = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/**
 * A piece of code that is gone from here and from the server belongs to a version that is gone too: loads the page
 * again, the newest version this time. Answers false where that would not help: without a network, or a second time.
 */
export async function reloadOnStaleChunk(): Promise<boolean> {
  const at = now();
  if (at - lostCodeReloadAt.read() < ONCE_IN_MS || !(await serverIsThere())) return false;
  lostCodeReloadAt.write(at);
  // Without storage it would reload for ever.
  if (lostCodeReloadAt.read() !== at) return false;
  await removeAppFromDevice();
  location.reload();
  return true;
}

async function serverIsThere(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

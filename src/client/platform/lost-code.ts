import { removeAppFromDevice } from './app-on-device.ts';
import { now } from './now.ts';

/** In the tab's own storage: when it was last loaded again because of lost code. */
const RELOADED_AT = 'reloadedForLostCodeAt';
const ONCE_IN_MS = 60_000;

/** The browsers' words for a piece of code that could not be loaded. */
const LOST = /dynamically imported module|importing a module script failed|style sheet .+ could not be loaded/i;

export const isLostCode = (error: unknown): boolean => error instanceof Error && LOST.test(error.message);

/**
 * A piece of code that is gone from here and from the server belongs to a version that is gone too: loads the page
 * again, the newest version this time. Answers false where that would not help: without a network, or a second time.
 */
export async function reloadForLostCode(): Promise<boolean> {
  if (now() - lastReload() < ONCE_IN_MS || !(await serverIsThere())) return false;
  try {
    sessionStorage.setItem(RELOADED_AT, String(now()));
  } catch {
    return false;
  }
  await removeAppFromDevice();
  location.reload();
  return true;
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  } catch {
    return now();
  }
}

async function serverIsThere(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

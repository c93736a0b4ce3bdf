import { removeAppFromDevice } from './app-on-device.ts';
import { endSignIn } from './end-sign-in.ts';
import { forgetLastKnown } from './last-known.ts';
import { clearStorage } from './session.ts';
import type { SetAsideStore } from './set-aside-database.ts';

/**
 * Everything in local storage goes (Access Blocked, Sign Out). The person's values come back with her next sign-in.
 * `leave` moves on in the same breath, before any screen notices that nobody is signed in.
 */
export async function clearEverything(leave: () => void, aside?: SetAsideStore): Promise<void> {
  // What cannot be put aside must not keep anybody signed in.
  const setAside = await import('./set-aside.ts').catch(() => undefined);
  await setAside?.putPersonalValuesAside(aside);
  await forgetLastKnown();
  clearStorage();
  leave();
}

/** Forced logout: storage, cookies, service workers and caches (product §18). Outbox and workout in progress stay. */
export async function forceLogout(leave: () => void, aside?: SetAsideStore): Promise<void> {
  endSignIn();
  await removeAppFromDevice();
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
    if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  await clearEverything(leave, aside);
}

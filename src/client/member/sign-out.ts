import { logFailure } from '#client/browser/promises.ts';
import { endSignIn } from '#client/parts/account/auth-calls.ts';
import { clearSignIn, clearStorage } from '#client/parts/account/current-sign-in.ts';
import { removeAppFromDevice } from '#client/parts/site/app-on-device.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { clearOfflineAnswers } from './offline-answers.ts';
import { leavePersonalValues, putPersonalValuesAside } from './set-aside.ts';

/** Privacy: health answers are deleted, the rest is set aside for the member's next sign-in. */
export function signOut(navigate: (path: string) => void): void {
  endSignIn();
  clearSignIn();
  void clearOfflineAnswers();
  leavePersonalValues().catch(logFailure);
  showToast({ title: 'Logged out', text: 'See you next time!' });
  navigate(SCREEN_PATHS.auth);
}

/** `leave` runs in the same turn, before any screen notices the sign-out. */
export async function clearEverything(leave: () => void): Promise<void> {
  // What cannot be set aside must not keep anybody signed in.
  await putPersonalValuesAside().catch(logFailure);
  await clearOfflineAnswers();
  clearStorage();
  leave();
}

/** Forced logout (product §18): the outbox and the workout in progress stay. */
export async function forceLogout(leave: () => void): Promise<void> {
  endSignIn();
  await removeAppFromDevice();
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
    if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  await clearEverything(leave);
}

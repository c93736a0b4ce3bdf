import { showToast } from '#client/ui/toast-store.ts';
import { endSignIn } from './end-sign-in.ts';
import { logFailure } from './log-failure.ts';
import { SCREEN_PATHS } from './screen-paths.ts';
import { clearSession } from './session.ts';

/**
 * Signs out here and on the server, and leaves nothing of hers to be read in this browser's local storage: what she answered
 * about her health is forgotten, the rest waits for her next sign-in.
 */
export function signOut(navigate: (path: string) => void): void {
  endSignIn();
  clearSession();
  import('./set-aside.ts').then(({ leavePersonalValues }) => leavePersonalValues(), logFailure);
  showToast({ title: 'Logged out', text: 'See you next time!' });
  navigate(SCREEN_PATHS.auth);
}

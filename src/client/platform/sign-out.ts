import { showToast } from '#client/ui/toast-store.ts';
import { AUTH_LOGOUT_PATH } from '#contract/paths.ts';
import { callApi } from './api-client.ts';
import { SCREEN_PATHS } from './screen-paths.ts';
import { clearSession } from './session.ts';

/**
 * Signs out here and on the server. A server that cannot be reached changes nothing on this side: the token is gone
 * from the device either way (product §4, Logout).
 */
export async function signOut(navigate: (path: string) => void): Promise<void> {
  const told = callApi(AUTH_LOGOUT_PATH, { method: 'POST' }).catch(() => undefined);
  clearSession();
  showToast({ title: 'Logged out', text: 'See you next time!' });
  navigate(SCREEN_PATHS.auth);
  await told;
}

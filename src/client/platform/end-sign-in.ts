import { AUTH_LOGOUT_PATH } from '#contract/paths.ts';
import { callApi } from './api-client.ts';
import { authToken } from './first-page-storage.ts';

/**
 * Tells the server that this sign-in is over; call it while its token is still there. Nobody waits for the answer, and the
 * page may be left: the device forgets the token either way (product §3).
 */
export function endSignIn(): void {
  if (authToken.read() === undefined) return;
  callApi(AUTH_LOGOUT_PATH, { method: 'POST', keepalive: true }).catch(() => undefined);
}

import { callApi } from '#client/parts/server/api-client.ts';
import { AUTH_LOGOUT_PATH } from '#contract/paths.ts';
import { authToken } from './first-page-storage.ts';

/** Fire and forget: the device deletes the token either way (product §3). */
export function endSignIn(): void {
  if (authToken.read() === undefined) return;
  callApi(AUTH_LOGOUT_PATH, { method: 'POST', keepalive: true }).catch(() => undefined);
}

import { ApiError, callApi, callApiForText, FetchFailure } from '#client/parts/server/api-client.ts';
import type {
  ConfirmEmail,
  DoneAnswer,
  ForgotPassword,
  KeepEmail,
  PasswordLink,
  PasswordLinkAnswer,
  ResetPassword,
  ResetPasswordAnswer,
} from '#contract/account.ts';
import type { Login, RegistrationInput, SignInAnswer, User } from '#contract/auth.ts';
import {
  AUTH_CONFIRM_EMAIL_PATH,
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_KEEP_EMAIL_PATH,
  AUTH_LOGIN_PATH,
  AUTH_LOGOUT_PATH,
  AUTH_ME_PATH,
  AUTH_PASSWORD_LINK_PATH,
  AUTH_REGISTER_PATH,
  AUTH_RESET_PASSWORD_PATH,
} from '#contract/paths.ts';
import { authToken } from './first-page-storage.ts';

// Plain calls: the entrance screens do without the query library.

/** @throws FetchFailure without a token, when it is rejected, and when the account could not be read. */
export const readSignedInUser = async (): Promise<User> => JSON.parse(await readSignedInUserText()) as User;

/** The answer as it came. @throws like {@link readSignedInUser}. */
export async function readSignedInUserText(signal?: AbortSignal): Promise<string> {
  if (authToken.read() === undefined) throw new FetchFailure('No token');
  try {
    return await callApiForText(AUTH_ME_PATH, signal ? { signal } : {});
  } catch (cause) {
    throw new FetchFailure(isTokenRefused(cause) ? 'Authentication failed' : 'Failed to fetch user', { cause });
  }
}

const isTokenRefused = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

export const login = (credentials: Login) =>
  callApi<SignInAnswer>(AUTH_LOGIN_PATH, { method: 'POST', body: credentials });

export const register = (registration: RegistrationInput) =>
  callApi<SignInAnswer>(AUTH_REGISTER_PATH, { method: 'POST', body: registration });

export const askForResetLink = (body: ForgotPassword) =>
  callApi<DoneAnswer>(AUTH_FORGOT_PASSWORD_PATH, { method: 'POST', body });

export const readPasswordLink = (body: PasswordLink, signal: AbortSignal) =>
  callApi<PasswordLinkAnswer>(AUTH_PASSWORD_LINK_PATH, { method: 'POST', body, signal });

export const resetPassword = (body: ResetPassword) =>
  callApi<ResetPasswordAnswer>(AUTH_RESET_PASSWORD_PATH, { method: 'POST', body });

export const confirmEmail = (body: ConfirmEmail) =>
  callApi<DoneAnswer>(AUTH_CONFIRM_EMAIL_PATH, { method: 'POST', body });

export const keepEmail = (body: KeepEmail) => callApi<DoneAnswer>(AUTH_KEEP_EMAIL_PATH, { method: 'POST', body });

/** Fire and forget: the device deletes the token either way (product §3). */
export function endSignIn(): void {
  if (authToken.read() === undefined) return;
  callApi(AUTH_LOGOUT_PATH, { method: 'POST', keepalive: true }).catch(() => undefined);
}

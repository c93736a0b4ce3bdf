import { callApi } from '#client/platform/api-client.ts';
import type { Login, RegistrationInput, SignInAnswer, User } from '#contract/auth.ts';
import { AUTH_LOGIN_PATH, AUTH_ME_PATH, AUTH_REGISTER_PATH } from '#contract/paths.ts';

// Plain calls: the entrance screens do without the query library.

/** Whoever the stored token belongs to, as the server knows her now. */
export const readSignedInUser = (signal?: AbortSignal) => callApi<User>(AUTH_ME_PATH, signal ? { signal } : {});

export const login = (credentials: Login) =>
  callApi<SignInAnswer>(AUTH_LOGIN_PATH, { method: 'POST', body: credentials });

export const register = (registration: RegistrationInput) =>
  callApi<SignInAnswer>(AUTH_REGISTER_PATH, { method: 'POST', body: registration });

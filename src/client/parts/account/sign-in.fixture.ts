import type { User } from '#contract/auth.ts';
import { storeSignIn } from './current-sign-in.ts';

/** Signs somebody in on this browser, for tests of what only a signed-in person can do. */
export const signInHere = (user: User): void => storeSignIn({ token: 'token', user });

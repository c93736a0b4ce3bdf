import type { SignInAnswer, User } from '#contract/auth.ts';
import type { SubscriptionStatus } from '#domain/access.ts';
import { authToken, isAuthenticated, storedUser, subscriptionStatus } from './first-page-storage.ts';
import { clearAllStorage } from './stored-value.ts';

/** Who is signed in on this device, as far as the device knows; the server decides. */
export interface Session {
  token: string;
  user: User;
  subscriptionStatus: SubscriptionStatus;
}

const listeners = new Set<() => void>();
let snapshot: Session | undefined;
let snapshotText: string | undefined;
let verifiedToken: string | undefined;

/** Both marks of a sign-in are there: the token and the flag. Its user may still have to be read. */
export const hasSignIn = (): boolean => authToken.read() !== undefined && isAuthenticated.read() === true;

/** The session, or `undefined` when signed out. The same object until something changes. */
export function currentSession(): Session | undefined {
  const token = authToken.read();
  const user = storedUser.read();
  const session =
    hasSignIn() && token !== undefined && user
      ? { token, user, subscriptionStatus: subscriptionStatus.read() ?? ('inactive' as const) }
      : undefined;
  const text = JSON.stringify(session);
  if (text !== snapshotText) {
    snapshot = session;
    snapshotText = text;
  }
  return snapshot;
}

/** Called after every change of the session, also when another tab made it. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Stores a token and who it belongs to; `startSession` does so with all that belongs to it. */
export function storeSignIn({ token, user }: SignInAnswer): void {
  authToken.write(token);
  isAuthenticated.write(true);
  verifiedToken = token;
  updateUser(user);
}

/** Stores what the server now says of the signed-in user. */
export function updateUser(user: User): void {
  storedUser.write(user);
  subscriptionStatus.write(user.subscriptionStatus);
  notify();
}

/** The server knows this sign-in: said by it in this page's life. */
export const isVerified = (): boolean => verifiedToken !== undefined && verifiedToken === authToken.read();

export function markVerified(): void {
  verifiedToken = authToken.read();
}

/** Signed out on this device: token, user and flag go, what belongs to the person stays for her next time. */
export function clearSession(): void {
  for (const value of [authToken, storedUser, isAuthenticated, subscriptionStatus]) value.clear();
  verifiedToken = undefined;
  notify();
}

/** Local and session storage are emptied, and with them the sign-in. */
export function clearStorage(): void {
  clearAllStorage();
  verifiedToken = undefined;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

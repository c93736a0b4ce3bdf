import { useSyncExternalStore } from 'react';
import { clearAllStorage } from '#client/browser/stored-value.ts';
import type { SignInAnswer, User } from '#contract/auth.ts';
import type { SubscriptionStatus } from '#domain/account/access.ts';
import { authToken, isAuthenticated, keptHome, storedUser, subscriptionStatus } from './first-page-storage.ts';

/** As far as the device knows; the server decides. */
export interface SignIn {
  token: string;
  user: User;
  subscriptionStatus: SubscriptionStatus;
}

const listeners = new Set<() => void>();
let snapshot: SignIn | undefined;
let snapshotText: string | undefined;
let verifiedToken: string | undefined;

/** The user behind the token may still have to be read. */
export const hasSignIn = (): boolean => authToken.read() !== undefined && isAuthenticated.read();

/** The same object until something changes. */
export function currentSignIn(): SignIn | undefined {
  const token = authToken.read();
  const user = storedUser.read();
  const signIn =
    hasSignIn() && token !== undefined && user
      ? { token, user, subscriptionStatus: subscriptionStatus.read() }
      : undefined;
  const text = JSON.stringify(signIn);
  if (text !== snapshotText) {
    snapshot = signIn;
    snapshotText = text;
  }
  return snapshot;
}

/** Also called for changes of another tab. */
export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The token alone: `startSignIn` brings the personal values back, too. */
export function storeSignIn({ token, user }: SignInAnswer): void {
  authToken.write(token);
  isAuthenticated.write(true);
  verifiedToken = token;
  updateUser(user);
}

export function updateUser(user: User): void {
  storedUser.write(user);
  subscriptionStatus.write(user.subscriptionStatus);
  notify();
}

/** Confirmed by the server in this page's life. */
export const isVerified = (): boolean => verifiedToken !== undefined && verifiedToken === authToken.read();

export function markVerified(): void {
  verifiedToken = authToken.read();
}

/** Personal values stay for the member's next sign-in. */
export function clearSignIn(): void {
  for (const value of [authToken, storedUser, isAuthenticated, subscriptionStatus, keptHome]) value.clear();
  verifiedToken = undefined;
  notify();
}

export function clearStorage(): void {
  clearAllStorage();
  verifiedToken = undefined;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

const noOne = () => undefined;

/** While prerendering noOne is signed in. */
export function useSignIn(): SignIn | undefined {
  return useSyncExternalStore(subscribeToSignIn, currentSignIn, noOne);
}

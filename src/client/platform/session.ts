import type { SignInAnswer, User } from '#contract/auth.ts';
import type { SubscriptionStatus } from '#domain/access.ts';
import {
  authToken,
  isAuthenticated,
  stepGoal,
  stepOnboardingCompleted,
  storedUser,
  subscriptionStatus,
  userLoginCount,
} from './browser-storage.ts';
import { bringPersonalValuesBack, putPersonalValuesAside, type SetAsideStore } from './set-aside.ts';
import { setAsideDatabase } from './set-aside-database.ts';
import { clearAllStorage } from './stored-value.ts';

/** The designated administrator's goal until she sets one (product §9). */
const ADMINISTRATOR_STEP_GOAL = 8000;

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

/** Stores a sign-in, whichever way it came about, with its owner's personal values. Await it before moving on. */
export async function startSession({ token, user }: SignInAnswer, aside: SetAsideStore = setAsideDatabase) {
  await bringPersonalValuesBack(user.id, aside);
  authToken.write(token);
  isAuthenticated.write(true);
  userLoginCount.write((userLoginCount.read() ?? 0) + 1);
  verifiedToken = token;
  rememberStepGoal(user);
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

/**
 * Everything in local storage goes (Access Blocked, Sign Out). The person's values come back with her next sign-in.
 * `leave` moves on in the same breath, before any screen notices that nobody is signed in.
 */
export async function clearEverything(leave: () => void, aside: SetAsideStore = setAsideDatabase): Promise<void> {
  await putPersonalValuesAside(aside);
  clearAllStorage();
  verifiedToken = undefined;
  notify();
  leave();
}

/** Forced logout: storage, cookies, service workers and caches (product §4). Outbox and workout in progress stay. */
export async function forceLogout(leave: () => void, aside: SetAsideStore = setAsideDatabase): Promise<void> {
  await Promise.allSettled([removeServiceWorkers(), removeCaches()]);
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
    if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  await clearEverything(leave, aside);
}

async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function removeCaches(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** A goal on the server counts as onboarded on every device; the administrator is onboarded without one. */
function rememberStepGoal(user: User): void {
  if (user.stepGoal !== null && user.stepGoal !== undefined) {
    if (stepGoal.read() === undefined) stepGoal.write(user.stepGoal);
    stepOnboardingCompleted.write(true);
  }
  if (user.isAdmin) {
    if (stepGoal.read() === undefined) stepGoal.write(ADMINISTRATOR_STEP_GOAL);
    stepOnboardingCompleted.write(true);
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

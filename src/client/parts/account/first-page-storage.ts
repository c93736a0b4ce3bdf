import {
  isRecord,
  storedChoice,
  storedCount,
  storedFlag,
  storedJson,
  storedText,
} from '#client/browser/stored-value.ts';
import type { User } from '#contract/auth.ts';
import type { SubscriptionStatus } from '#domain/account/access.ts';

/* Only what chooses the first screen; visitors do not load `browser-storage.ts` with its checks. */

const ACCESS_STATES: readonly SubscriptionStatus[] = ['active', 'inactive'];

export const authToken = storedText('authToken');
export const storedUser = storedJson('user', isUser);
export const isAuthenticated = storedFlag('isAuthenticated');
export const subscriptionStatus = storedChoice('subscriptionStatus', ACCESS_STATES, 'inactive');
/** Stays after signing out. */
export const storageOwner = storedText('storageOwner');
export const userLoginCount = storedCount('userLoginCount', 0);

export const stepGoal = storedCount('stepGoal');
export const stepOnboardingCompleted = storedFlag('stepOnboardingCompleted');

export const theme = storedChoice('theme', ['light', 'dark']);
/** A visitor's, until the visitor says whose they are. Read by `tried-storage.ts`. */
export const TRIED_KEY = 'triedWorkouts';
/** Epoch milliseconds. */
export const lostCodeReloadAt = storedCount('lostCodeReloadAt', 0);

export interface KeptHome {
  userId: string;
  day: string;
  greeting: string;
  /** The script whose build named the classes. */
  build: string;
  html: string;
}

/** Home's first part as it was shown last. */
export const keptHome = storedJson('keptHome', isKeptHome);

function isKeptHome(value: unknown): value is KeptHome {
  return (
    isRecord(value) && ['userId', 'day', 'greeting', 'build', 'html'].every((name) => typeof value[name] === 'string')
  );
}

function isUser(value: unknown): value is User {
  return isRecord(value) && typeof value.id === 'string' && typeof value.email === 'string';
}

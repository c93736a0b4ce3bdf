import type { User } from '#contract/auth.ts';
import type { SubscriptionStatus } from '#domain/access.ts';
import { isRecord, storedChoice, storedCount, storedFlag, storedJson, storedText } from './stored-value.ts';

/*
 * The values in the browser's local storage that the app needs to choose its first screen. All others stand in
 * `browser-storage.ts`, with what is needed to check them: visitors do not load that.
 */

export const authToken = storedText('authToken');
export const storedUser = storedJson<User>('user', isUser);
export const isAuthenticated = storedFlag('isAuthenticated');
export const subscriptionStatus = storedChoice<SubscriptionStatus>('subscriptionStatus', ['active', 'inactive']);
/** The id of the user whose personal values are stored; stays after signing out. */
export const storageOwner = storedText('storageOwner');
/** Sign-ins on this device; the "New here?" card shows for the first two. */
export const userLoginCount = storedCount('userLoginCount');

export const stepGoal = storedCount('stepGoal');
export const stepOnboardingCompleted = storedFlag('stepOnboardingCompleted');

export const theme = storedChoice('theme', ['light', 'dark']);
/** When a page was last loaded again because code of it was lost, in epoch milliseconds. */
export const lostCodeReloadAt = storedCount('lostCodeReloadAt');

function isUser(value: unknown): value is User {
  return isRecord(value) && typeof value.id === 'string' && typeof value.email === 'string';
}

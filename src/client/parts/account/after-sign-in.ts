import { waitingPurchase } from '#client/parts/purchases/waiting-purchase.ts';
import { routeAfterSignIn } from '#domain/account/access.ts';
import { currentSignIn, type SignIn } from './current-sign-in.ts';
import { stepGoal, stepOnboardingCompleted } from './first-page-storage.ts';

export function addressAfterSignIn(): string {
  const waiting = waitingPurchase.screen();
  if (waiting !== undefined) return waiting;
  const signIn = currentSignIn();
  return routeAfterSignIn({
    subscriptionStatus: signIn?.subscriptionStatus ?? 'inactive',
    isAdmin: signIn?.user.isAdmin === true,
    onboarded: isOnboarded(),
  });
}

/** A step goal was set, on any device. */
export const isOnboarded = (): boolean => stepOnboardingCompleted.read() || stepGoal.read() !== undefined;

/** Promises no access that the member does not have yet. */
export const wayInText = ({ subscriptionStatus }: Pick<SignIn, 'subscriptionStatus'>): string =>
  subscriptionStatus === 'active' ? 'Open the app' : 'Complete your purchase';

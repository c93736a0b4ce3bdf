import { routeAfterSignIn } from '#domain/access.ts';
import { stepGoal, stepOnboardingCompleted } from './first-page-storage.ts';
import { currentSession, type Session } from './session.ts';
import { waitingPurchase } from './waiting-purchase.ts';

export function addressAfterSignIn(): string {
  const waiting = waitingPurchase.screen();
  if (waiting !== undefined) return waiting;
  const session = currentSession();
  return routeAfterSignIn({
    subscriptionStatus: session?.subscriptionStatus ?? 'inactive',
    isAdmin: session?.user.isAdmin === true,
    onboarded: isOnboarded(),
  });
}

/** A step goal was set, on any device. */
export const isOnboarded = (): boolean => stepOnboardingCompleted.read() === true || stepGoal.read() !== undefined;

/** Nobody is promised an app that is not open to her yet. */
export const wayInText = ({ subscriptionStatus }: Pick<Session, 'subscriptionStatus'>): string =>
  subscriptionStatus === 'active' ? 'Open the app' : 'Complete your purchase';

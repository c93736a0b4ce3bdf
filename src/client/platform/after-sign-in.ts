import { routeAfterSignIn } from '#domain/access.ts';
import { stepGoal, stepOnboardingCompleted } from './browser-storage.ts';
import { currentSession } from './session.ts';

/** Where the signed-in user goes after signing in, by what this device knows of her (product §4, Login). */
export function addressAfterSignIn(): string {
  const session = currentSession();
  return routeAfterSignIn({
    subscriptionStatus: session?.subscriptionStatus ?? 'inactive',
    isAdmin: session?.user.isAdmin === true,
    onboarded: stepOnboardingCompleted.read() === true || stepGoal.read() !== undefined,
  });
}

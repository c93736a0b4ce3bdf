import { authToken, stepGoal, stepOnboardingCompleted, userLoginCount } from '#client/platform/first-page-storage.ts';
import { storeSignIn } from '#client/platform/session.ts';
import type { SignInAnswer, User } from '#contract/auth.ts';
import { bringPersonalValuesBack } from './set-aside.ts';

/** The designated administrator's goal until she sets one (product §3). */
const ADMINISTRATOR_STEP_GOAL = 8000;

/** Stores a sign-in, whichever way it came about, with its owner's personal values. Await it before moving on. */
export async function startSession(answer: SignInAnswer): Promise<void> {
  await bringPersonalValuesBack(answer.user.id);
  // Paying while signed in answers the sign-in that is there already.
  if (authToken.read() !== answer.token) userLoginCount.write((userLoginCount.read() ?? 0) + 1);
  rememberStepGoal(answer.user);
  storeSignIn(answer);
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

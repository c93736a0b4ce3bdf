import { storeSignIn } from '#client/parts/account/current-sign-in.ts';
import {
  authToken,
  stepGoal,
  stepOnboardingCompleted,
  userLoginCount,
} from '#client/parts/account/first-page-storage.ts';
import type { SignInAnswer, User } from '#contract/auth.ts';
import { bringPersonalValuesBack } from './set-aside.ts';

/** Until the member sets one (product §3). */
const ADMINISTRATOR_STEP_GOAL = 8000;

/** Await it before moving on. */
export async function startSignIn(answer: SignInAnswer): Promise<void> {
  await bringPersonalValuesBack(answer.user.id);
  // Paying while signed in answers the same token.
  if (authToken.read() !== answer.token) userLoginCount.write(userLoginCount.read() + 1);
  rememberStepGoal(answer.user);
  storeSignIn(answer);
}

/** A goal on the server counts as onboarded on every device; the administrator needs none. */
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

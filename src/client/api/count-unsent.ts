import { unsentStepGoal, unsentSteps } from '#client/platform/browser-storage.ts';
import { unsentOf } from '#client/platform/unsent-workouts.ts';

/** How many things of hers wait on this device: workouts, days of steps, a goal. Never throws. */
export async function countUnsent(userId: string): Promise<number> {
  const goals = unsentStepGoal.read() ? 1 : 0;
  return (await unsentOf(userId)).length + (unsentSteps.read()?.length ?? 0) + goals;
}

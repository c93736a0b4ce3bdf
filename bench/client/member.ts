import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../tests/e2e/support/chromium-launch.ts';
import type { OpenProduct } from '../../tests/e2e/support/open-product.ts';
import { chooseStepGoal, recordWorkout, subscribe, type Visitor } from '../../tests/e2e/support/visitors.ts';

/** Two workouts done and a step goal: a Home with something on every card. */
export async function makeMember({ address }: OpenProduct): Promise<Visitor> {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ baseURL: address });
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  for (const workoutId of [1, 2]) await recordWorkout(page, member, workoutId);
  await browser.close();
  return member;
}

import { expect, type Locator, type Page } from '@playwright/test';
import { AUTH_EXPORT_PATH } from '#contract/paths.ts';
import { chooseStepGoal, signInHere, subscribe, type Visitor } from './visitors.ts';

const AGREEMENTS = [/^I agree that the app uses my answers/, /^I have read the Health disclaimer/];

export const safetyQuestions = (page: Page): Locator => page.getByRole('heading', { name: /^Before your/ });

/** Ticks what is true and sends the answers; the agreements that are asked for are given. */
export async function answerSafety(page: Page, ...ticks: RegExp[]): Promise<void> {
  await expect(page.getByRole('button', { name: 'Set my level' })).toBeVisible();
  for (const tick of ticks) await page.getByRole('checkbox', { name: tick }).check();
  for (const agreement of AGREEMENTS) {
    const box = page.getByRole('checkbox', { name: agreement });
    if ((await box.count()) > 0) await box.check();
  }
  await page.getByRole('button', { name: 'Set my level' }).click();
}

/** Somebody whom nothing keeps from moving: through the questions to the workout. */
export async function passSafety(page: Page): Promise<void> {
  await answerSafety(page, /^None of these$/);
  await page.getByRole('button', { name: 'Start Workout' }).click();
}

/** A member with a step goal opens her first workout. */
export async function openFirstWorkout(page: Page): Promise<Visitor> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await page.goto('/workout/1');
  return member;
}

/** The questions, if any were asked, are behind her. */
export const showsPlayer = (page: Page) => expect(page.getByText('1 / 3')).toBeVisible();

/** How many ticks under the health disclaimer the server has of her. */
export async function isAgreed(page: Page, { token }: Visitor, times: number): Promise<void> {
  const agreements = async () => {
    const answer = await page.request.get(AUTH_EXPORT_PATH, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).healthAgreements.length;
  };
  await expect.poll(agreements).toBe(times);
}

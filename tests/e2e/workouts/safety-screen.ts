import { expect, type Locator, type Page } from '@playwright/test';
import { AUTH_EXPORT_PATH } from '#contract/paths.ts';
import { SAFETY_QUESTIONS } from '#programme/body/safety-words.ts';
import { goByHand } from '#tests/e2e/session/workout-start.ts';
import { chooseStepGoal, signInHere, subscribe, type Visitor } from '#tests/e2e/support/visitors.ts';

const AGREEMENTS = [/^I agree that the app uses my answers/, /^I have read the Health disclaimer/];

export const safetyQuestions = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(First, your body|Quick check first)$/ });

/** A birth so many weeks ago, with nothing out of the way. */
export interface Birth {
  weeks: string;
}

/** Says yes to what is true and no to the rest, one question after the other, and gives the agreements that are asked for. */
export async function answerSafety(page: Page, yes: readonly RegExp[] = [], birth?: Birth): Promise<void> {
  await goOneByOne(page);
  for (const { id, row, question } of SAFETY_QUESTIONS) {
    await expect(page.getByRole('heading', { level: 2, name: row })).toBeVisible();
    const isTrue = (id === 'birth' && birth) || yes.some((words) => words.test(question));
    await page.getByRole('button', { name: isTrue ? 'Yes' : 'No', exact: true }).click();
    if (id === 'birth' && birth) await tellOfBirth(page, birth);
  }
  await agree(page);
  await page.getByRole('button', { name: 'Set my level' }).click();
}

async function agree(page: Page): Promise<void> {
  for (const agreement of AGREEMENTS) {
    const box = page.getByRole('checkbox', { name: agreement });
    if ((await box.count()) > 0) await box.check();
  }
}

/** Past the screen with all questions, to the first of them. */
export const goOneByOne = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'At least one, or not sure' }).click();

/** Up to a question, with no to those before it. */
export async function goToQuestion(page: Page, words: RegExp): Promise<void> {
  await goOneByOne(page);
  for (const { row, question } of SAFETY_QUESTIONS) {
    await expect(page.getByRole('heading', { level: 2, name: row })).toBeVisible();
    if (words.test(question)) return;
    await page.getByRole('button', { name: 'No', exact: true }).click();
  }
}

async function tellOfBirth(page: Page, { weeks }: Birth): Promise<void> {
  await page.getByLabel('How many weeks ago?').fill(weeks);
  const caesarean = page.getByRole('radiogroup', { name: 'Was it a caesarean?' });
  await caesarean.getByRole('radio', { name: 'No', exact: true }).click();
  await page.getByRole('radio', { name: 'No, or not that I know of' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Somebody whom nothing keeps from moving: through the questions to the workout. */
export async function passSafety(page: Page): Promise<void> {
  const none = page.getByRole('button', { name: 'None of these' });
  await expect(none).toBeVisible();
  await agree(page);
  await none.click();
}

/** A member with a step goal opens their first workout. */
export async function openFirstWorkout(page: Page): Promise<Visitor> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await page.goto('/workout/1');
  return member;
}

/** The questions, if any were asked, are behind the member. */
export const showsPlayer = goByHand;

/** How many ticks under the health disclaimer the server has of the member. */
export async function isAgreed(page: Page, { token }: Visitor, times: number): Promise<void> {
  const agreements = async () => {
    const answer = await page.request.get(AUTH_EXPORT_PATH, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).healthAgreements.length;
  };
  await expect.poll(agreements).toBe(times);
}

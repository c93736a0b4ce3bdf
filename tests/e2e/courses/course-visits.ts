import { expect, type Locator, type Page } from '@playwright/test';
import { PARTS_TO_CHECK } from '#programme/courses/course-summaries.ts';
import { startGuide } from '#tests/e2e/session/workout-player.ts';
import { holdPageClock, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, signInHere, subscribe, today, type Visitor } from '#tests/e2e/support/visitors.ts';

const CHECKED = { name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20' };

/** Everything is on: an invented person has put their name to each version. */
export const ALL_CHECKED = {
  checkedCourses: PARTS_TO_CHECK.map(({ id, version }) => ({ ...CHECKED, course: id, version })),
};

/** Before the first move. */
const READY_SECONDS = 10;

export const courses = (page: Page): Locator => page.getByRole('region', { name: 'Short extras' });
export const doneDialog = (page: Page): Locator => page.getByRole('dialog', { name: /done\.$/ });
export const openCourse = (page: Page, name: RegExp): Promise<void> =>
  courses(page).getByRole('link', { name }).click();

export async function openWorkoutsTab(page: Page): Promise<Visitor> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await startPageClock(page, `${today()}T10:00:00Z`);
  await page.goto('/dashboard-full?tab=workouts');
  return member;
}

/** From a start screen to the praise, with the page's time running as it should afterwards. */
export async function playToTheEnd(page: Page, minutes: number): Promise<void> {
  await expect(page.getByRole('button', { name: `Start ${minutes} min` })).toBeVisible();
  await holdPageClock(page);
  await startGuide(page);
  await runSeconds(page, READY_SECONDS + minutes * 60 + 1);
  await page.clock.resume();
  await expect(doneDialog(page)).toContainText(`${minutes} minutes.`);
}

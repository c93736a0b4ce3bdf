import { expect, type Page } from '@playwright/test';
import { stepsPath, workoutDaysPath } from '#contract/paths.ts';
import { addDays, type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import { recordWorkout, today, type Visitor } from './visitors.ts';

const MS_PER_DAY = 86_400_000;

/** The day so many days ago in London. */
export const dayAgo = (count: number): CalendarDay => addDays(today() as CalendarDay, -count);

/** Enters steps of an earlier day through the API. */
export async function enterSteps(page: Page, { token, user }: Visitor, daysAgo: number, steps: number): Promise<void> {
  const answer = await page.request.post(stepsPath(user.id), {
    headers: { authorization: `Bearer ${token}` },
    data: { date: dayAgo(daysAgo), steps },
  });
  expect(answer.ok()).toBe(true);
}

/** What the server has of the member's steps, by day. */
export async function storedSteps(page: Page, { token, user }: Visitor): Promise<Record<string, number>> {
  const answer = await page.request.get(stepsPath(user.id), { headers: { authorization: `Bearer ${token}` } });
  const entries = (await answer.json()) as { date: string; steps: number }[];
  return Object.fromEntries(entries.map(({ date, steps }) => [date, steps]));
}

/** Records a workout that was done so many days ago. */
export function workedOut(page: Page, visitor: Visitor, workoutId: number, daysAgo: number): Promise<void> {
  return recordWorkout(page, visitor, workoutId, {
    completedAt: Date.now() - daysAgo * MS_PER_DAY,
    completedOn: dayAgo(daysAgo),
  });
}

/** The member's days hold today, at a minute to midnight. */
export async function planToday(page: Pick<Page, 'request'>, { token, user }: Visitor): Promise<void> {
  const weekdays = [weekdayIndex(today() as CalendarDay)];
  const answer = await page.request.patch(workoutDaysPath(user.id), {
    headers: { authorization: `Bearer ${token}` },
    data: { weekdays, startMinute: 23 * 60 + 59, zone: 'Europe/London' },
  });
  expect(answer.ok()).toBe(true);
}

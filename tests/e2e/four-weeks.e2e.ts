import { expect, type Locator, type Page } from '@playwright/test';
import { statsPath, stepsPath, workoutSessionsPath } from '#contract/paths.ts';
import {
  type DoneWorkout,
  dayAfter,
  expectedHistory,
  expectedHome,
  expectedWorkouts,
  type Life,
} from './expected-life.ts';
import { test } from './fixtures.ts';
import { createMovingClock } from './moving-clock.ts';
import { signInHere, subscribe, type Visitor } from './visitors.ts';
import { completeWorkout, goToLastStep, successDialog } from './workout-player.ts';

/*
 * In Morocco the clocks go back before Ramadan and forward after it: both changes within five weeks. In 2026 they go
 * back on 15 February at 03:00 and forward on 22 March at 02:00.
 */
const ZONE = 'Africa/Casablanca';
const CLOCKS_BACK = Date.parse('2026-02-15T02:00:00Z');
const CLOCKS_FORWARD = Date.parse('2026-03-22T02:00:00Z');
const FIRST_DAY = '2026-02-09'; // a Monday

const clock = createMovingClock(Date.parse('2026-02-09T07:00:00Z'));
test.use({ timezoneId: ZONE, settings: clock.settings });

/** Minutes east of UTC. */
const offsetAt = (instant: number): number => (instant >= CLOCKS_BACK && instant < CLOCKS_FORWARD ? 0 : 60);

interface Member {
  page: Page;
  visitor: Visitor;
  life: Life;
  /** The day that it is for her. */
  today: string;
}

test('four weeks and the beginning of the next: every number on every day', async ({ page }) => {
  test.setTimeout(180_000); // 44 days; a minute on a machine that does nothing else
  const her = await join(page);
  await checkHome(her);

  await complete(her, 1, { rating: 7 });
  await checkHome(her);
  await nextDay(her);
  await walk(her, 5_200);
  await checkHome(her); // steps only
  await nextDay(her);
  await record(her, 2, { minutes: 10, rating: null, short: true });
  await nextDay(her, '23:50');
  await enterSteps(her, 5_000);
  await checkHome(her); // exactly the goal, ten minutes before midnight
  await nextDay(her, '00:10');
  await checkHome(her); // the new day is open
  await record(her, 3, { rating: 9 });
  await checkHome(her); // the fifth active day earns a pass
  await nextDay(her);
  await nextDay(her, '02:30'); // the clocks go back half an hour later, and a pass covers the day before
  await record(her, 4, { rating: 8 });
  await moveTo(her, her.today, '23:30');
  await checkHome(her);

  await nextDay(her);
  await walk(her, 4_999); // one step short
  await nextDay(her, undefined, 2);
  await checkHome(her); // nothing held any more: the streak has ended
  await nextDay(her);
  await record(her, 5, { rating: 6 });
  await nextDay(her);
  await record(her, 6, { rating: 10 });
  await walk(her, 10_400);
  await checkHome(her);
  await nextDay(her);
  await record(her, 7, { minutes: 12, rating: null, partial: true });
  await checkHome(her); // broken off: the day counts, the week does not
  await checkWorkouts(her);
  await nextDay(her);
  await walk(her, 7_600);
  for (const steps of [6_000, 5_001]) {
    await nextDay(her);
    await walk(her, steps);
  }
  await nextDay(her);
  await record(her, 7, { rating: 8 });
  await nextDay(her);
  await record(her, 7, { rating: 9 }); // a repeat
  await checkHome(her);
  await nextDay(her);
  await record(her, 8, { rating: 8 });
  await nextDay(her);
  await walk(her, 5_900);
  await nextDay(her, undefined, 2);
  await record(her, 9, { rating: 7 });
  await nextDay(her);
  await changeGoal(her, 6_000);
  await record(her, 10, { rating: 5 });
  await nextDay(her);
  await walk(her, 5_500); // enough for the goal before, not for this one
  await checkHome(her);
  await nextDay(her);
  await record(her, 11, { rating: 9 });
  await checkHistory(her);

  await nextDay(her, undefined, 3);
  await completeLastOfBlock(her);
  await checkHome(her);
  await nextDay(her);
  await record(her, 1, { rating: 8 });
  await nextDay(her, undefined, 2);
  await walk(her, 6_100);
  await nextDay(her);
  await addForgottenWorkout(her, dayAfter(her.today, -2), 4);
  await checkHome(her);
  await deleteAndUndo(her);

  await moveTo(her, '2026-03-21', '23:55');
  await record(her, 2, { rating: 8 });
  await checkHome(her);
  await nextDay(her, '01:30'); // half an hour before the clocks go forward
  await checkHome(her);
  await moveTo(her, her.today, '04:00');
  await walk(her, 6_000);
  await nextDay(her);
  await record(her, 3, { rating: 10 });
  await checkHome(her);
  await checkWorkouts(her);
  await checkHistory(her);
  await lookBack(her);
});

async function join(page: Page): Promise<Member> {
  const visitor = await subscribe(page);
  const life: Life = { workouts: new Map(), steps: new Map(), goals: [], block: 1 };
  const her: Member = { page, visitor, life, today: FIRST_DAY };
  await changeGoal(her, 5_000);
  await page.setViewportSize({ width: 1280, height: 800 }); // the rail shows more numbers
  await signInHere(page, { ...visitor, user: { ...visitor.user, stepGoal: 5_000 } });
  await moveTo(her, FIRST_DAY, '08:00');
  return her;
}

async function moveTo(her: Member, day: string, time: string): Promise<void> {
  her.today = day;
  const wall = Date.parse(`${day}T${time}:00Z`);
  const instant = wall - offsetAt(wall - 60 * 60_000) * 60_000;
  clock.moveTo(instant);
  await her.page.clock.setFixedTime(instant);
}

const nextDay = (her: Member, time = '19:00', count = 1): Promise<void> =>
  moveTo(her, dayAfter(her.today, count), time);

/** Finishes a workout in the player. */
async function complete(her: Member, id: number, { rating }: { rating: number }): Promise<void> {
  await her.page.goto(`/workout/${id}`);
  await goToLastStep(her.page);
  await completeWorkout(her.page, { rating });
  remember(her, { id, block: her.life.block, minutes: 30, rating });
  await successDialog(her.page).getByRole('button', { name: 'Back to Workouts' }).click();
  await expect(her.page).toHaveURL('/dashboard-full?tab=workouts');
}

interface Recorded {
  rating: number | null;
  minutes?: number;
  short?: boolean;
  partial?: boolean;
}

/** A workout finished on another device. */
async function record(her: Member, id: number, { rating, minutes = 25, short, partial }: Recorded): Promise<void> {
  const completedAt = await her.page.evaluate(() => Date.now());
  await call(her, 'POST', workoutSessionsPath(her.visitor.user.id), {
    clientId: crypto.randomUUID(),
    workoutId: String(id),
    rating,
    completedAt,
    completedOn: her.today,
    utcOffsetMinutes: offsetAt(completedAt),
    activeSeconds: minutes * 60,
    length: partial ? 'partial' : short ? '10' : 'full',
  });
  remember(her, { id, block: her.life.block, minutes, rating, ...(partial && { partial }) });
}

function remember({ life, today }: Member, workout: DoneWorkout, day = today): void {
  life.workouts.set(day, [...(life.workouts.get(day) ?? []), workout]);
}

async function walk(her: Member, steps: number): Promise<void> {
  await call(her, 'POST', stepsPath(her.visitor.user.id), { date: her.today, steps });
  her.life.steps.set(her.today, steps);
}

async function enterSteps(her: Member, steps: number): Promise<void> {
  await her.page.goto('/dashboard-full');
  await her.page.getByLabel('Steps today').fill(String(steps));
  const saved = her.page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /steps$/.test(answer.url()),
  );
  await her.page.getByRole('button', { name: 'Update' }).click();
  await saved;
  her.life.steps.set(her.today, steps);
}

async function changeGoal(her: Member, goal: number): Promise<void> {
  await call(her, 'PATCH', statsPath(her.visitor.user.id), { stepGoal: goal, from: her.today });
  her.life.goals.push({ from: her.today, goal });
}

async function completeLastOfBlock(her: Member): Promise<void> {
  const { page, life } = her;
  await complete(her, 12, { rating: 10 });
  const congratulation = page.getByRole('dialog', { name: 'Four weeks. Twelve workouts. You did that.' });
  const ofBlock = [...life.workouts.values()].flat();
  await expect(congratulation.getByRole('definition')).toHaveText([
    String(ofBlock.filter(({ partial }) => !partial).length),
    String(ofBlock.reduce((sum, { minutes }) => sum + minutes, 0)),
    expectedHistory(life, her.today).totals[2] ?? '',
  ]);
  await congratulation.getByRole('button', { name: 'Start New 4-Week Block' }).click();
  await expect(congratulation).toHaveCount(0);
  life.block = 2;
}

/** A workout done without the phone, told of later. */
async function addForgottenWorkout(her: Member, day: string, id: number): Promise<void> {
  const { page } = her;
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await page.getByRole('button', { name: 'Add a workout' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a workout' });
  await sheet.getByLabel('Day').fill(day);
  await sheet.getByLabel('Workout', { exact: true }).selectOption(String(id));
  await sheet.getByRole('radio', { name: '8', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add Workout' }).click();
  await expect(page.getByText('Workout added')).toBeVisible();
  remember(her, { id, block: her.life.block, minutes: 30, rating: 8 }, day);
  await checkHistoryNumbers(her);
}

async function deleteAndUndo(her: Member): Promise<void> {
  const { page } = her;
  await page.goto('/dashboard-full?tab=workouts&view=history');
  const newest = page.getByRole('button', { name: /^Change / }).first();
  await newest.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  const before = Number(expectedHistory(her.life, her.today).totals[0]);
  await expect(page.getByRole('definition').first()).toHaveText(String(before - 1));
  await undo.click();
  await expect(page.getByRole('definition').first()).toHaveText(String(before));
  await newest.click();
  await page.keyboard.press('Escape');
}

/** The finished block is kept. */
async function lookBack({ page, life }: Member): Promise<void> {
  await page.goto('/dashboard-full?tab=workouts');
  await page
    .getByRole('region', { name: '1 block completed' })
    .getByRole('link', { name: /^Block 1/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Block 1' })).toBeVisible();
  const ofBlock = [...life.workouts.values()].flat().filter(({ block }) => block === 1);
  await expect(page.getByRole('definition').first()).toHaveText(
    String(ofBlock.filter(({ partial }) => !partial).length),
  );
  await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(ofBlock.length);
}

async function checkHome(her: Member): Promise<void> {
  const { page, life, today } = her;
  await page.goto('/dashboard-full');
  const expected = expectedHome(life, today);
  const streak = page.getByRole('region', { name: 'Active Days Streak' });
  const steps = page.getByRole('region', { name: 'Today’s steps' });
  await expect(page.getByText(expected.line, { exact: true }), `the line on ${today}`).toBeVisible();
  await expect(streak.getByText(expected.streak, { exact: true }), `the streak on ${today}`).toBeVisible();
  await expect(streak.getByRole('img', { name: expected.flames })).toBeVisible();
  await expect(streak.getByRole('listitem'), `the week of ${today}`).toHaveText(expected.circles.map(endOf));
  await expect(streak, `the programme's week on ${today}`).toContainText(expected.week);
  if (expected.passes) await expect(streak.getByRole('button', { name: expected.passes })).toBeVisible();
  if (expected.month) await expect(streak.getByText(expected.month)).toBeVisible();
  await expectWords(steps, expected.steps, `the steps of ${today}`);
  await expectWords(steps, expected.average, `the average on ${today}`);
  await expect(page.getByText(expected.rail, { exact: true })).toBeVisible();
}

/** A circle's letter stands before its words. */
const endOf = (words: string): RegExp => new RegExp(`${words}$`);

const expectWords = (where: Locator, words: string, what: string): Promise<void> =>
  expect(where, what).toContainText(words);

async function checkWorkouts({ page, life }: Member): Promise<void> {
  await page.goto('/dashboard-full?tab=workouts');
  const expected = expectedWorkouts(life);
  await expect(page.getByText(expected.line, { exact: true })).toBeVisible();
  const cards = page.getByRole('link').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toContainText(expected.weeks);
  await expect(page.getByRole('region', { name: /blocks? completed/ })).toHaveCount(expected.finished > 0 ? 1 : 0);
}

async function checkHistory(her: Member): Promise<void> {
  await her.page.goto('/dashboard-full?tab=workouts&view=history');
  await checkHistoryNumbers(her);
}

async function checkHistoryNumbers({ page, life, today }: Member): Promise<void> {
  const expected = expectedHistory(life, today);
  await expect(page.getByRole('definition')).toHaveText(expected.totals);
  const months = page.getByRole('region').filter({ has: page.getByRole('heading', { name: /^\w+ \d{4}$/ }) });
  await expect(months).toContainText(expected.months);
  await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(expected.sessions);
}

async function call({ page, visitor }: Member, method: string, path: string, body: object): Promise<void> {
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${visitor.token}` },
    data: body,
  });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
}

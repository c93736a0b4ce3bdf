import { expect, type Page } from '@playwright/test';
import { statsPath, stepsPath, workoutSessionsPath } from '#contract/paths.ts';
import { completeWorkout, goToLastStep, leaveWin } from '#tests/e2e/session/workout-player.ts';
import type { MovingClock } from '#tests/e2e/support/moving-clock.ts';
import { signInHere, subscribe, type Visitor } from '#tests/e2e/support/visitors.ts';
import { dayAfter, expectedHistory, type Life, type OracleWorkout } from './screen-oracle.ts';

/*
 * In Morocco the clocks go back before Ramadan and forward after it: both changes within five weeks. In 2026 they go
 * back on 15 February at 03:00 and forward on 22 March at 02:00.
 */
export const MOROCCO = 'Africa/Casablanca';
const CLOCKS_BACK = Date.parse('2026-02-15T02:00:00Z');
const CLOCKS_FORWARD = Date.parse('2026-03-22T02:00:00Z');
const FIRST_DAY = '2026-02-09'; // a Monday

/** Minutes east of UTC. */
const offsetAt = (instant: number): number => (instant >= CLOCKS_BACK && instant < CLOCKS_FORWARD ? 0 : 60);

/** Somebody whose days a journey lives, with everything they did. */
export interface Member {
  page: Page;
  visitor: Visitor;
  clock: MovingClock;
  life: Life;
  /** The day that it is for the member. */
  today: string;
}

export async function join(page: Page, clock: MovingClock): Promise<Member> {
  const visitor = await subscribe(page);
  const life: Life = { workouts: new Map(), steps: new Map(), goals: [], block: 1 };
  const her: Member = { page, visitor, clock, life, today: FIRST_DAY };
  await changeGoal(her, 5_000);
  await page.setViewportSize({ width: 1280, height: 800 }); // the rail shows more numbers
  await signInHere(page, { ...visitor, user: { ...visitor.user, stepGoal: 5_000 } });
  await moveTo(her, FIRST_DAY, '08:00');
  return her;
}

export async function moveTo(her: Member, day: string, time: string): Promise<void> {
  her.today = day;
  const wall = Date.parse(`${day}T${time}:00Z`);
  const instant = wall - offsetAt(wall - 60 * 60_000) * 60_000;
  her.clock.moveTo(instant);
  await her.page.clock.setFixedTime(instant);
}

export const nextDay = (her: Member, time = '19:00', count = 1): Promise<void> =>
  moveTo(her, dayAfter(her.today, count), time);

/** What each workout is sold as, in its order, in the first and in the second edition. */
const STATED_MINUTES = [
  [25, 20, 22, 27, 25, 24, 30, 28, 32, 35, 30, 35],
  [25, 20, 22, 28, 25, 30, 32, 25, 35, 35, 30, 40],
];

/** Of a workout whose time nobody took. */
const statedMinutes = ({ life }: Member, id: number): number => STATED_MINUTES[(life.block - 1) % 2]?.[id - 1] ?? 0;

/** Finishes a workout in the player. */
export async function complete(her: Member, id: number, { rating }: { rating: number }): Promise<void> {
  await her.page.goto(`/workout/${id}`);
  await goToLastStep(her.page);
  await completeWorkout(her.page, { rating });
  remember(her, { id, block: her.life.block, minutes: statedMinutes(her, id), rating });
  await leaveWin(her.page);
  await expect(her.page).toHaveURL(/\/dashboard-full\?tab=week[1-4]$/);
}

interface Recorded {
  rating: number | null;
  minutes?: number;
  short?: boolean;
  partial?: boolean;
}

/** A workout finished on another device. */
export async function record(
  her: Member,
  id: number,
  { rating, minutes = 25, short, partial }: Recorded,
): Promise<void> {
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

function remember({ life, today }: Member, workout: OracleWorkout, day = today): void {
  life.workouts.set(day, [...(life.workouts.get(day) ?? []), workout]);
}

export async function walk(her: Member, steps: number): Promise<void> {
  await call(her, 'POST', stepsPath(her.visitor.user.id), { date: her.today, steps });
  her.life.steps.set(her.today, steps);
}

export async function enterSteps(her: Member, steps: number): Promise<void> {
  await her.page.goto('/dashboard-full');
  await her.page.getByLabel('Steps today').fill(String(steps));
  const saved = her.page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /steps$/.test(answer.url()),
  );
  await her.page.getByRole('button', { name: 'Update' }).click();
  await saved;
  her.life.steps.set(her.today, steps);
}

export async function changeGoal(her: Member, goal: number): Promise<void> {
  await call(her, 'PATCH', statsPath(her.visitor.user.id), { stepGoal: goal, from: her.today });
  her.life.goals.push({ from: her.today, goal });
}

export async function completeLastOfBlock(her: Member): Promise<void> {
  const { page, life } = her;
  await complete(her, 12, { rating: 10 });
  const congratulation = page.getByRole('dialog', { name: '4 weeks. 12 workouts. You did that.' });
  const ofBlock = [...life.workouts.values()].flat();
  await expect(congratulation.getByRole('definition')).toHaveText([
    String(ofBlock.filter(({ partial }) => !partial).length),
    String(ofBlock.reduce((sum, { minutes }) => sum + minutes, 0)),
    expectedHistory(life, her.today).totals.at(-1) ?? '',
  ]);
  await congratulation.getByRole('button', { name: 'Start New 4-Week Block' }).click();
  await expect(congratulation).toHaveCount(0);
  life.block = 2;
}

/** A workout done without the phone, told of later. */
export async function addForgottenWorkout(her: Member, day: string, id: number): Promise<void> {
  const { page } = her;
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await page.getByRole('button', { name: 'Add a workout' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a workout' });
  await sheet.getByLabel('Day').fill(day);
  await sheet.getByLabel('Workout', { exact: true }).selectOption(String(id));
  await sheet.getByRole('radio', { name: '8', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add workout' }).click();
  await expect(page.getByText('Workout added')).toBeVisible();
  remember(her, { id, block: her.life.block, minutes: statedMinutes(her, id), rating: 8 }, day);
}

export async function deleteAndUndo(her: Member): Promise<void> {
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

async function call({ page, visitor }: Member, method: string, path: string, body: object): Promise<void> {
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${visitor.token}` },
    data: body,
  });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
}

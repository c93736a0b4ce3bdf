import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import { dashboardPath, statsPath } from '#contract/paths.ts';
import { streakOf } from '#domain/progress/streak.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import type { Person } from '#tests/people/people.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';
import { reportFigures } from '../report-figures.ts';
import { type Network, replaceBrowser } from './devices.ts';
import { type Finished, openWorld } from './schedule.ts';

const SCHEDULES = tries(200, 1_000);
/** Run again what has failed: OUTBOX_SEED, as it was printed. */
const SEED = Number(process.env.OUTBOX_SEED ?? Date.now() % 1_000_000);
const MOST_ACTS = 25;
const MS_PER_DAY = 86_400_000;

describe(`${SCHEDULES} schedules of two phones (seed ${SEED})`, () => {
  let app: TestApp;
  let network: Network;
  let bella: Person;
  beforeAll(async () => {
    app = await openTestApp('sqlite');
    network = replaceBrowser(app);
    bella = await app.people.subscribe({ firstName: 'Bella' });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await app.close();
  });

  /** @returns how many workouts were done. */
  async function play(seed: number): Promise<number> {
    const random = seededRandom(seed).next;
    const anna = await app.people.subscribe();
    await app.app.inject({
      method: 'PATCH',
      url: statsPath(anna.id),
      headers: anna.headers,
      payload: { restPasses: false },
    });
    const world = openWorld({ app, network, anna, bella, random });
    await world.begin();
    try {
      await world.live(1 + Math.floor(random() * MOST_ACTS));
      await world.end();
      const stored = await storedOf(anna);
      const finished = [...world.finished.values()];
      expect(stored.map(told).sort()).toEqual(finished.map(told).sort());
      for (const { device, tabs, kept } of world.phones) {
        expect(await tabs[0]?.stored(anna.id), `phone ${device.name}`).toEqual([]);
        const isOfHere = ({ clientId }: { clientId: string }) =>
          kept.includes(clientId) && !world.keptAgain.has(clientId);
        const order = stored.filter(isOfHere).map(({ clientId }) => clientId);
        expect(order).toEqual(kept.filter((clientId) => !world.keptAgain.has(clientId)));
      }
      await expectItsFigures(anna, finished);
      return finished.length;
    } catch (error) {
      throw new Error(`OUTBOX_SEED=${seed}\n${world.log.join('\n')}`, { cause: error });
    }
  }

  /** In the order in which they were stored. */
  const storedOf = async ({ id }: Person) => {
    const rows = await app.db
      .selectFrom('workout_session')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({
      clientId: row.client_id,
      workoutId: String(row.workout_id),
      completedOn: row.completed_on,
    }));
  };

  async function expectItsFigures(anna: Person, finished: readonly Finished[]): Promise<void> {
    const { headers } = await app.people.signIn(anna.id);
    const dashboard: Dashboard = (await app.app.inject({ url: dashboardPath(anna.id), headers })).json();
    const days = new Set(finished.map(({ completedOn }) => completedOn));
    expect(new Set(dashboard.workoutDays)).toEqual(days);
    const whole = new Set(finished.filter(({ isWhole }) => isWhole).map(({ workoutId }) => workoutId));
    expect(new Set(dashboard.progress.completedWorkouts)).toEqual(whole);
    const today = calendarDayAt(app.clock.now(), 0);
    const activity = { workoutDays: new Set(dashboard.workoutDays), stepGoalDays: new Set(dashboard.stepGoalDays) };
    const { currentStreak, todayActive } = streakOf(activity as never, today, { restPasses: dashboard.restPasses });
    expect({ currentStreak, todayActive }).toEqual({ currentStreak: daysInARow(days), todayActive: days.has(today) });
  }

  /** Counted by hand from what the member did: back from today, or from yesterday while today is still open. */
  function daysInARow(days: ReadonlySet<string>): number {
    const dayBefore = (back: number) => new Date(app.clock.now() - back * MS_PER_DAY).toISOString().slice(0, 10);
    const first = days.has(dayBefore(0)) ? 0 : 1;
    let length = 0;
    while (days.has(dayBefore(first + length))) length += 1;
    return length;
  }

  const limit = 30_000 + SCHEDULES * 500;
  test('each workout is stored once, none is lost, in its order, and for its day', { timeout: limit }, async () => {
    let workouts = 0;
    for (let index = 0; index < SCHEDULES; index += 1) workouts += await play(SEED + index);
    reportFigures('offline-schedules', { schedules: SCHEDULES, workouts, seed: SEED });
  });
});

const told = ({ clientId, workoutId, completedOn }: Omit<Finished, 'isWhole'>) =>
  `${clientId} ${workoutId} ${completedOn}`;

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorAnswerSchema } from '#contract/errors.ts';
import { dashboardPath, progressPath, statsPath, stepsPath, workoutSessionsPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completion } from '#tests/people/completions.ts';
import { type ActivityServer, type Member, openActivityServer, TODAY } from '#tests/servers/activity-server.ts';

const HOSTILE_TEXTS = [
  '',
  '\u0000',
  '\ud800',
  '‮txt.exe',
  "'; drop table workout_session; --",
  '{{constructor.constructor("return 1")()}}',
  '%s%n',
  'NaN',
  '-0',
  '1e400',
  '9999-12-31',
  '0000-01-01',
  '🏋️‍♀️'.repeat(300),
];
const HOSTILE_NUMBERS = [-1, 0, -0, 0.1, 1e15, 2 ** 60, -(2 ** 63), 1e308];

const anything = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom(null, true, false, [], {}, [[]], { $gt: '' }, { length: 1e9 }),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

/** As it would stand in an address; an object may have a `toString` of its own that is no function. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const WRITES = [
  {
    method: 'POST' as const,
    path: workoutSessionsPath,
    sound: () =>
      completion({
        rating: 8,
        notes: 'Good',
        workoutName: 'Week 1A',
        block: 1,
        preMood: 'tired',
        length: 'full',
        activeSeconds: 1_500,
        effort: 'right',
        completedExercises: [{ moveId: 'air-squat', level: 'easier', seconds: 40 }],
      }),
  },
  { method: 'POST' as const, path: stepsPath, sound: () => ({ date: TODAY, steps: 4_000 }) },
  {
    method: 'PATCH' as const,
    path: statsPath,
    sound: () => ({ stepGoal: 5_000, from: TODAY, restPasses: true, blocksCompleted: 0 }),
  },
  {
    method: 'PATCH' as const,
    path: progressPath,
    sound: () => ({ currentBlock: 1, currentWeek: 1, completedWorkouts: ['1'], blockProgress: {} }),
  },
];

describe.each(TEST_DATABASES)('whatever is sent on %s', (kind) => {
  let server: ActivityServer;
  let anna: Member;

  beforeAll(async () => {
    server = await openActivityServer(kind);
    anna = await server.newMember();
  });
  afterAll(() => server.close());

  /** Taken or refused in our words, and the dashboard can be read after it. */
  async function answersWell(method: 'POST' | 'PATCH', path: string, payload: unknown) {
    const answer = await anna.call(method, path, payload);
    expect([200, 201, 400, 409]).toContain(answer.statusCode);
    if (answer.statusCode >= 400) expect(ErrorAnswerSchema.safeParse(answer.json()).success).toBe(true);
    const dashboard = await anna.call('GET', dashboardPath(anna.id));
    expect(dashboard.statusCode).toBe(200);
  }

  test.each(WRITES)(
    '$method of any field is taken or refused, never an error of ours',
    async ({ method, path, sound }) => {
      const fields = fc.dictionary(fc.constantFrom(...Object.keys(sound())), anything, { minKeys: 1, maxKeys: 3 });
      await fc.assert(
        fc.asyncProperty(fields, (changed) => answersWell(method, path(anna.id), { ...sound(), ...changed })),
        { numRuns: kind === 'sqlite' ? 200 : 60 },
      );
    },
  );

  test.each(WRITES)('$method of any body is taken or refused', async ({ method, path }) => {
    const body = fc.oneof(fc.json(), fc.string({ minLength: 1 }), fc.constant(`${'['.repeat(10_000)}`));
    await fc.assert(
      fc.asyncProperty(body, (text) => answersWell(method, path(anna.id), text)),
      { numRuns: kind === 'sqlite' ? 60 : 20 },
    );
  });

  test.each([stepsPath, workoutSessionsPath, dashboardPath])('any question is answered or refused', async (path) => {
    const names = fc.constantFrom('from', 'to', 'before', 'limit', '__proto__', 'from[]');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, anything.map(asText)), { maxLength: 4 }), async (pairs) => {
        const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
        const answer = await anna.call('GET', `${path(anna.id)}?${query}`);
        expect([200, 400, 414]).toContain(answer.statusCode);
      }),
      { numRuns: kind === 'sqlite' ? 150 : 40 },
    );
  });
});

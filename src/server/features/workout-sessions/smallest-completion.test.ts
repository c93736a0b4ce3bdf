import { describe, expect, test } from 'vitest';
import { WorkoutSessionSchema } from '#contract/workout-sessions.ts';
import { addDays, noonOf } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

const SMALLEST = { workoutId: '1', rating: 7, notes: 'Good', duration: 30 };

describe.each(TEST_DATABASES)('the smallest completion on %s', (kind) => {
  const { anna } = serveActivity(kind);
  const { send, dashboard } = sessionCallsOf(anna);

  test('four fields are a completion of now, on the day in UTC, with an id of the server’s own', async () => {
    const answer = await send(SMALLEST);

    expect(answer.statusCode).toBe(201);
    expect(WorkoutSessionSchema.parse(answer.json())).toEqual(answer.json());
    expect(answer.json()).toMatchObject({
      ...SMALLEST,
      completedAt: NOW,
      completedOn: TODAY,
      length: 'full',
      block: 1,
    });
    expect(answer.json().clientId).toMatch(/^[\da-f-]{36}$/);
    expect((await dashboard()).progress.completedWorkouts).toEqual(['1']);
  });

  test('two of them are two sessions: without an id of its own nothing says that they are one', async () => {
    const before = (await dashboard()).stats.totalWorkouts;
    const answers = [await send(SMALLEST), await send(SMALLEST)];

    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(2);
    expect((await dashboard()).stats.totalWorkouts).toBe(before + 2);
  });

  test('every optional field is read in either spelling, and answered in ours', async () => {
    const answer = await send({
      ...SMALLEST,
      workoutId: 4,
      workoutName: 'Week 2A – Full-Body Resistance',
      week: 2,
      block: 1,
      preMood: 'Tired',
      completedExercises: ['Air squats', { moveId: 'bridge', level: 'easier', seconds: 40 }],
      completedAt: new Date(NOW).toISOString(),
    });

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      workoutId: '4',
      workoutName: 'Week 2A – Full-Body Resistance',
      week: 2,
      preMood: 'tired',
      completedExercises: [
        { moveId: 'Air squats', level: 'standard', seconds: 0 },
        { moveId: 'bridge', level: 'easier', seconds: 40 },
      ],
      completedAt: NOW,
    });
  });

  test('an earlier day alone is its noon', async () => {
    const completedOn = addDays(TODAY, -3);
    const answer = await send({ ...SMALLEST, completedOn });
    expect(answer.json()).toMatchObject({ completedOn, completedAt: noonOf(completedOn, 0) });
  });

  test('an instant with an offset is on the day there', async () => {
    const completedAt = NOW + 2 * 3_600_000;
    const answer = await send({ ...SMALLEST, completedAt, utcOffsetMinutes: 840 });
    expect(answer.json()).toMatchObject({ completedAt, completedOn: addDays(TODAY, 1) });
  });
});

import { describe, expect, test } from 'vitest';
import { HOME_PICTURE_HEADER, progressPath } from '#contract/paths.ts';
import { type Edition, WORKOUT_IDS, type WorkoutId } from '#domain/plan/block.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { summaryOf } from '#programme/workouts/workout-summaries.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { serveActivity } from '#tests/servers/activity-server.ts';
import { dashboardCallsOf } from './dashboard-calls.fixture.ts';

describe.each(TEST_DATABASES)('the picture that a dashboard names, on %s', (kind) => {
  const { anna } = serveActivity(kind);
  const { read, complete } = dashboardCallsOf(anna);

  const picture = async () => (await read()).headers[HOME_PICTURE_HEADER];
  const heroOf = (edition: Edition, id: WorkoutId) =>
    `${summaryOf(`${edition}${id}`, SHIPPED_WORDS).heroMove}-standard`;

  test('is of the workout that comes next', async () => {
    expect(await picture()).toBe(heroOf('a', 1));
    await complete('1', 2);
    await complete('2', 1);
    expect(await picture()).toBe(heroOf('a', 3));
  });

  test('cheers a workout that is done today, but not one that was broken off', async () => {
    await complete('1', 0, { length: 'partial' });
    expect(await picture()).toBe(heroOf('a', 1));
    await complete('1', 0, { length: '10' });
    expect(await picture()).toBe('scene-celebration');
  });

  test('cheers a block that is done, and goes on in the next one', async () => {
    for (const id of WORKOUT_IDS) await complete(String(id), 14 - id);
    expect(await picture()).toBe('scene-celebration');
    await anna.call('PATCH', progressPath(anna.id), { currentBlock: 2 });
    expect(await picture()).toBe(heroOf('b', 1));
  });
});

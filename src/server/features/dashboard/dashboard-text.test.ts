import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DashboardSchema } from '#contract/dashboard.ts';
import { workoutSessionsPath } from '#contract/paths.ts';
import { ShownSessionSchema } from '#contract/workout-sessions.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { serveActivity } from '#tests/servers/activity-server.ts';
import { dashboardCallsOf } from './dashboard-calls.fixture.ts';

const AWKWARD = [
  '"quotes" and \\strokes\\',
  '</script><b>',
  "it's; drop table",
  'two\nlines\tand a tab',
  '😀 é \u2028 ‮',
  '\u0001',
];

const MOVES = [
  { moveId: 'squat', level: 'easier', seconds: 80 },
  { moveId: 'bridge "2"', level: 'harder', seconds: 0 },
];

describe.each(TEST_DATABASES)('the sessions that the database itself writes as JSON, on %s', (kind) => {
  const { anna } = serveActivity(kind);
  const { read, complete } = dashboardCallsOf(anna);

  test('are those of the history, whatever she wrote, with the fields of the contract and no others', async () => {
    for (const [index, notes] of AWKWARD.entries()) await complete('2', index, { notes, preMood: 'tired' });
    await complete('1', 8, { completedExercises: MOVES, rating: null, activeSeconds: 12, effort: 'hard' });
    await complete('3', 9, { completedExercises: [], length: '15' });

    const answer = await read();
    const history = await anna.call('GET', workoutSessionsPath(anna.id));

    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(DashboardSchema.parse(answer.json()));
    expect(answer.json().workoutSessions).toEqual(z.array(ShownSessionSchema).parse(history.json()));
    expect(answer.json().workoutSessions).toHaveLength(AWKWARD.length + 2);
  });
});

import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';
import { dashboardCallsOf, daysAgo } from './dashboard-calls.fixture.ts';

describe.each(TEST_DATABASES)('a block that goes on for months, on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { dashboard, complete } = dashboardCallsOf(anna);

  test('shows its newest sixty workouts, newest first, and counts all of them', async () => {
    const days = Array.from({ length: 25 }, (_, index) => index * 12);
    for (const ago of days) {
      for (const [turn, workoutId] of ['1', '2', '12'].entries()) {
        await complete(workoutId, ago, { completedAt: NOW - ago * 86_400_000 - turn * 1_000 });
      }
    }
    const { workoutSessions, stats, workoutDays, progress } = await dashboard();
    expect(workoutSessions.map(({ completedOn, workoutId }) => `${completedOn} ${workoutId}`)).toEqual(
      days.slice(0, 20).flatMap((ago) => ['1', '2', '12'].map((workoutId) => `${daysAgo(ago)} ${workoutId}`)),
    );
    expect(stats.totalWorkouts).toBe(75);
    expect(workoutDays).toHaveLength(25);
    expect(progress.blockProgress.block_1?.totalWorkouts).toBe(75);
  });

  test('shows the newest sixty of a month that is as full as can be', async () => {
    for (let ago = 0; ago < 4; ago += 1) {
      for (let turn = 0; turn < 20; turn += 1) {
        await complete('3', ago, { completedAt: NOW - ago * 86_400_000 - turn * 1_000 });
      }
    }
    const { workoutSessions, stats } = await dashboard();
    expect(workoutSessions).toHaveLength(60);
    expect(workoutSessions.at(0)?.completedOn).toBe(TODAY);
    expect(workoutSessions.at(-1)?.completedOn).toBe(daysAgo(2));
    expect(stats.totalWorkouts).toBe(80);
    expect(await server.versionOf(anna)).toBe(80);
  });
});

import { describe, expect, test } from 'vitest';
import { statsPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { serveActivity } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

describe.each(TEST_DATABASES)('changes of workout sessions at once on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { complete, completeAll, correct, remove, restore, startBlock, history, dashboard, months } =
    sessionCallsOf(anna);

  test('deletions, undoings, corrections, new workouts and the new block leave counts that agree', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sessions = await completeAll();
      const [first = sessions[0], second = first] = sessions;
      const block = (await dashboard()).progress.currentBlock;
      const answers = await Promise.all([
        remove(first?.id ?? ''),
        startBlock(block + 1),
        complete('6', { block }),
        correct(second?.id ?? '', { rating: 1 }),
        restore(first?.id ?? ''),
        startBlock(block + 1),
        remove(second?.id ?? ''),
        complete('7'),
      ]);
      expect(answers.filter((answer) => 'statusCode' in answer && answer.statusCode >= 500)).toEqual([]);
      await expectCountsToAgree();
      await restore(first?.id ?? '');
      await restore(second?.id ?? '');
      await startBlock(block + 1);
      await expectCountsToAgree();
    }
  });

  test.each([1, 2, 3, 4, 5])(
    'two tabs start the next block while its last workout is deleted: it starts once, or not at all (try %i)',
    async () => {
      const last = (await completeAll()).at(-1);
      const [one, deletion, other] = await Promise.all([startBlock(2), remove(last?.id ?? ''), startBlock(2)]);
      expect(deletion.statusCode).toBe(200);
      const codes = [one.statusCode, other.statusCode].sort();
      const { currentBlock } = (await dashboard()).progress;
      expect([codes, currentBlock]).toEqual([currentBlock === 2 ? [200, 200] : [409, 409], currentBlock]);
      await expectCountsToAgree();
    },
  );

  /** Every number that is shown, against the rows themselves. */
  async function expectCountsToAgree() {
    const rows = await server.db
      .selectFrom('workout_session')
      .select(['block', 'workout_id', 'completed_on'])
      .where('user_id', '=', anna.id)
      .where('deleted_at', 'is', null)
      .execute();
    const { progress, stats, workoutDays } = await dashboard();
    expect(stats.totalWorkouts).toBe(rows.length);
    expect(stats).toEqual((await anna.call('GET', statsPath(anna.id))).json());
    expect(stats.blocksCompleted).toBe(progress.currentBlock - 1);
    for (let block = 1; block <= progress.currentBlock; block += 1) {
      const ofBlock = rows.filter((row) => row.block === block);
      expect(progress.blockProgress[`block_${block}`]?.totalWorkouts).toBe(ofBlock.length);
    }
    const current = rows.filter((row) => row.block === progress.currentBlock).map((row) => String(row.workout_id));
    expect(new Set(progress.completedWorkouts)).toEqual(new Set(current));
    expect(workoutDays).toEqual([...new Set(rows.map((row) => row.completed_on))].sort());
    const counted = (await months()).reduce((sum: number, month: { workouts: number }) => sum + month.workouts, 0);
    expect(counted).toBe(rows.length);
    expect(await history('?limit=500')).toHaveLength(rows.length);
  }
});

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type NewWorkoutSession, NewWorkoutSessionSchema } from '#contract/workout-sessions.ts';
import { completionTimeOf } from '#domain/session/completion-time.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { changeStats } from '#server/features/progress/change-stats.ts';
import { startBlock } from '#server/features/progress/start-block.ts';
import { saveStepDay } from '#server/features/steps/steps.routes.ts';
import { recordWorkoutSession } from '#server/features/workout-sessions/record-workout-session.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { ALL_TWELVE, completion } from '#tests/people/completions.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';
import { addStatementFaults } from './statement-faults.ts';

/** More statements than any write has. */
const ENOUGH = 20;

/** Beginning and ending a transaction are the database's own affair. */
const FRAME = /^(begin|start transaction|commit|rollback)/i;

/** What the writes need, on this handle. */
function partsOn(db: Kysely<Database>) {
  return { db, now: () => NOW, createId: randomUUID };
}

type Parts = ReturnType<typeof partsOn>;

function completionOf(workoutId: string): NewWorkoutSession {
  const told = completion({ workoutId });
  return { ...NewWorkoutSessionSchema.parse(told), ...completionTimeOf(told, NOW), clientId: told.clientId };
}

async function completeBlock(parts: Parts, userId: string) {
  for (const workoutId of ALL_TWELVE) await recordWorkoutSession(parts, userId, completionOf(workoutId), SHIPPED_WORDS);
}

const sent = completionOf('1');

const WRITES = [
  {
    name: 'a workout',
    write: (parts: Parts, userId: string) => recordWorkoutSession(parts, userId, sent, SHIPPED_WORDS),
  },
  { name: 'steps', write: (parts: Parts, userId: string) => saveStepDay(parts, userId, { date: TODAY, steps: 100 }) },
  {
    name: 'a goal with the rest-pass switch',
    write: (parts: Parts, userId: string) =>
      changeStats(parts, userId, { stepGoal: 4_000, restPasses: false, blocksCompleted: 0 }),
  },
  {
    name: 'a new block',
    prepare: completeBlock,
    write: (parts: Parts, userId: string) => startBlock(parts, userId, { currentBlock: 2, pace: 'gentle' }),
  },
];

describe.each(TEST_DATABASES)('a statement that fails on %s', (kind) => {
  const { server, anna } = serveActivity(kind);

  /** Every row that such a write may touch. */
  async function stored() {
    const { db } = server;
    const tables = ['workout_session', 'step_entry', 'step_goal_change', 'block_progress'] as const;
    const user = await db.selectFrom('user').selectAll().where('id', '=', anna.id).execute();
    const rows = tables.map((table) => db.selectFrom(table).selectAll().where('user_id', '=', anna.id).execute());
    return [user, ...(await Promise.all(rows))];
  }

  test.each(WRITES)('leaves nothing of $name, and the next try succeeds', async ({ prepare, write }) => {
    const sound = partsOn(server.db);
    await prepare?.(sound, anna.id);
    const before = await stored();
    const versionBefore = await server.versionOf(anna);

    // The statement runs and its answer is lost, as by a broken connection or a full disk.
    const faults = addStatementFaults(server.db, { spared: FRAME, losesAnswer: true });
    let failures = 0;
    for (let count = 1; count <= ENOUGH; count += 1) {
      faults.failAt(count);
      const outcome = await write(sound, anna.id).then(
        () => 'stored',
        (error: Error) => error.message,
      );
      if (!faults.stop()) break;
      failures += 1;
      expect(outcome).toMatch(/^It failed: /);
      expect(await stored()).toEqual(before);
    }

    // The first try without a failure was the next try, and it is stored whole.
    expect(failures).toBeGreaterThanOrEqual(2);
    expect(failures).toBeLessThan(ENOUGH);
    expect(await server.versionOf(anna)).toBe(versionBefore + 1);
  });
});

import type { Kysely, Transaction } from 'kysely';
import type { Progress } from '#contract/progress.ts';
import type { WorkoutId } from '#domain/plan/block.ts';
import { type BlockPlan, type Pace, planOfBlock } from '#domain/plan/follow-on.ts';
import { progressOf, type RunningBlock } from '#domain/progress/dashboard.ts';
import { countsForWorkout, SESSION_LENGTHS, type SessionLength } from '#domain/session/workout-session.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import { pipelineReads } from '#server/platform/database/pipeline-reads.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

interface BlockChange {
  userId: string;
  finished: RunningBlock;
  now: number;
  /** Null: outside the follow-on. */
  pace: Pace | null;
}

const COUNTED_LENGTHS = SESSION_LENGTHS.filter(countsForWorkout);

/** Row lock until the transaction ends, so that its workouts are counted for it and no later one. */
export async function findRunningBlock(transaction: Transaction<Database>, userId: string): Promise<RunningBlock> {
  const user = await currentBlockQuery(transaction, { userId }).$call(forUpdate(transaction)).executeTakeFirst();
  const rows = await workoutsOfCurrentBlock(transaction, { userId });
  return countedBlock(user?.current_block ?? 1, rows);
}

export async function find(db: Kysely<Database>, userId: string): Promise<Progress & { plan: BlockPlan }> {
  const [[user], workouts, blockRows] = await pipelineReads(db, (connection) => [
    currentBlock(connection, { userId }),
    workoutsOfCurrentBlock(connection, { userId }),
    blocks(connection, { userId }),
  ]);
  const ended = blockRows.flatMap((row) =>
    row.completed_at === null
      ? []
      : [{ block: row.block, completedAt: row.completed_at, totalWorkouts: row.total_workouts }],
  );
  const block = user?.current_block ?? 1;
  return { ...progressOf(countedBlock(block, workouts), ended), plan: planOfBlock(block, followOnOf(blockRows)) };
}

/**
 * Makes the block after `finished` the running one and keeps when and with how many workouts that one ended.
 *
 * @returns false, with nothing written, if another call has moved on from `finished` before.
 */
export async function startNextBlock(transaction: Transaction<Database>, change: BlockChange): Promise<boolean> {
  const moved = await moveOnQuery(transaction, change).executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await finishQuery(transaction, change).execute();
  await beginQuery(transaction, change).execute();
  return true;
}

/** @returns false where the block is not on the follow-on or walks it at that pace already. */
export async function changePace(
  transaction: Transaction<Database>,
  { userId, block, pace }: { userId: string; block: number; pace: Pace },
): Promise<boolean> {
  const changed = await transaction
    .updateTable('block_progress')
    .set({ pace })
    .where('user_id', '=', userId)
    .where('block', '=', block)
    // Null outside the follow-on, which no `!=` matches.
    .where('pace', '!=', pace)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** A finished block keeps when it ended; what it counts follows the sessions that are added to it or taken away. */
export async function recountFinishedBlock(
  transaction: Transaction<Database>,
  block: { userId: string; block: number },
): Promise<void> {
  await recountQuery(transaction, block).execute();
}

const followOnOf = (rows: readonly { block: number; pace: Pace | null }[]) =>
  rows.flatMap(({ block, pace }) => (pace === null ? [] : [{ block, pace }]));

/** `rows`: the sessions of block `block`, counted by workout and length. */
function countedBlock(
  block: number,
  rows: readonly { workout_id: number; length: SessionLength; sessions: number }[],
): RunningBlock {
  const counted = rows.filter((row) => countsForWorkout(row.length));
  return {
    block,
    completed: new Set(counted.map((row) => row.workout_id as WorkoutId)),
    totalWorkouts: counted.reduce((sum, row) => sum + row.sessions, 0),
  };
}

function currentBlockQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db.selectFrom('user').select('current_block').where('id', '=', userId);
}

function workoutsOfCurrentBlockQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db
    .selectFrom('workout_session')
    .select(({ fn }) => ['workout_id', 'length', fn.countAll<number>().as('sessions')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('block', '=', ({ selectFrom }) => selectFrom('user').select('current_block').where('id', '=', userId))
    .groupBy(['workout_id', 'length']);
}

export function blocksQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db
    .selectFrom('block_progress')
    .select(['block', 'completed_at', 'total_workouts', 'pace'])
    .where('user_id', '=', userId)
    .orderBy('block');
}

/** Compare-and-set: one of two concurrent calls fails. */
function moveOnQuery(db: Kysely<Database>, { userId, finished }: BlockChange) {
  return db
    .updateTable('user')
    .set({ current_block: finished.block + 1 })
    .where('id', '=', userId)
    .where('current_block', '=', finished.block);
}

function finishQuery(db: Kysely<Database>, { userId, finished, now }: BlockChange) {
  const ended = { completed_at: now, total_workouts: finished.totalWorkouts };
  return db
    .insertInto('block_progress')
    .values(({ selectFrom, fn }) => ({
      user_id: userId,
      block: finished.block,
      // A first block has no row of its own before it ends: it began with its first session.
      started_at: selectFrom('workout_session')
        .select(fn.min<number>('completed_at').as('first'))
        .where('user_id', '=', userId)
        .where('block', '=', finished.block),
      ...ended,
    }))
    .onConflict((conflict) => conflict.columns(['user_id', 'block']).doUpdateSet(ended));
}

function recountQuery(db: Kysely<Database>, { userId, block }: { userId: string; block: number }) {
  return db
    .updateTable('block_progress')
    .set(({ selectFrom }) => ({
      total_workouts: selectFrom('workout_session')
        .select(({ fn }) => fn.countAll<number>().as('sessions'))
        .where('user_id', '=', userId)
        .where('block', '=', block)
        .where('length', 'in', COUNTED_LENGTHS)
        .where('deleted_at', 'is', null),
    }))
    .where('user_id', '=', userId)
    .where('block', '=', block)
    .where('completed_at', 'is not', null);
}

function beginQuery(db: Kysely<Database>, { userId, finished, now, pace }: BlockChange) {
  return db
    .insertInto('block_progress')
    .values({
      user_id: userId,
      block: finished.block + 1,
      started_at: now,
      completed_at: null,
      total_workouts: 0,
      pace,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'block']).doNothing());
}

const currentBlock = prepareQuery(currentBlockQuery);
const workoutsOfCurrentBlock = prepareQuery(workoutsOfCurrentBlockQuery);
const blocks = prepareQuery(blocksQuery);

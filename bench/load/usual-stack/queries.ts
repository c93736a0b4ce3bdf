import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { NewWorkoutSession } from '#contract/workout-sessions.ts';
import { editionOfBlock, type WorkoutId, weekOfWorkout } from '#domain/plan/block.ts';
import type { MemberFacts, ShownSession } from '#domain/progress/member-facts.ts';
import { grantsAccess, PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { accessTokens, blocks, purchases, stepEntries, stepGoalChanges, users, workoutSessions } from './tables.ts';

const GRANTING = PURCHASE_STATUSES.filter(grantsAccess);

/** The member whose token this is, and whether she has paid. */
export async function findOwner(db: NodePgDatabase, token: string) {
  const paid = db
    .select({ one: sql`1` })
    .from(purchases)
    .where(and(eq(purchases.user_id, users.id), inArray(purchases.status, GRANTING)))
    .limit(1);
  const [row] = await db
    .select({ user: users, hasAccess: sql<number | null>`(${paid})` })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.user_id))
    .where(
      and(
        eq(accessTokens.token_hash, createHash('sha256').update(token).digest('base64url')),
        gt(accessTokens.expires_at, Date.now()),
        isNull(accessTokens.revoked_at),
      ),
    );
  return row;
}

/** What the product shows of a session, no more and no less. */
const SHOWN = {
  id: workoutSessions.id,
  clientId: workoutSessions.client_id,
  workoutId: workoutSessions.workout_id,
  workoutName: workoutSessions.workout_name,
  block: workoutSessions.block,
  edition: workoutSessions.edition,
  playedId: workoutSessions.played_id,
  completedAt: workoutSessions.completed_at,
  completedOn: workoutSessions.completed_on,
  rating: workoutSessions.rating,
  notes: workoutSessions.notes,
  duration: workoutSessions.duration_minutes,
  activeSeconds: workoutSessions.active_seconds,
  length: workoutSessions.length,
  effort: workoutSessions.effort,
} satisfies Record<keyof ShownSession, unknown>;

/** The rows of a dashboard, in the queries that the product asks too. */
export async function readDashboard(
  db: NodePgDatabase,
  userId: string,
  fromDay: CalendarDay,
): Promise<MemberFacts | undefined> {
  const ofUser = and(eq(workoutSessions.user_id, userId), isNull(workoutSessions.deleted_at));
  const [[user], sessions, done, steps, goalChanges, ofBlocks] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    db
      .select(SHOWN)
      .from(workoutSessions)
      .where(
        and(
          ofUser,
          or(
            gte(workoutSessions.completed_on, fromDay),
            and(
              lt(workoutSessions.completed_on, fromDay),
              eq(
                workoutSessions.block,
                sql`(${db.select({ block: users.current_block }).from(users).where(eq(users.id, userId))})`,
              ),
            ),
          ),
        ),
      )
      .orderBy(desc(workoutSessions.completed_at), desc(workoutSessions.id)),
    db
      .select({
        block: workoutSessions.block,
        day: workoutSessions.completed_on,
        workoutId: workoutSessions.workout_id,
        length: workoutSessions.length,
        key: sql<string>`substr(${workoutSessions.client_id}, 31)`,
        isDeleted: sql<boolean>`${workoutSessions.deleted_at} is not null`,
      })
      .from(workoutSessions)
      .where(eq(workoutSessions.user_id, userId)),
    db
      .select({ date: stepEntries.day, steps: stepEntries.steps })
      .from(stepEntries)
      .where(eq(stepEntries.user_id, userId))
      .orderBy(asc(stepEntries.day)),
    db
      .select({ from: stepGoalChanges.from_day, stepGoal: stepGoalChanges.step_goal })
      .from(stepGoalChanges)
      .where(eq(stepGoalChanges.user_id, userId))
      .orderBy(asc(stepGoalChanges.from_day)),
    db
      .select({ block: blocks.block, completedAt: blocks.completed_at, pace: blocks.road })
      .from(blocks)
      .where(eq(blocks.user_id, userId))
      .orderBy(asc(blocks.block)),
  ]);
  const shown = sessions.map((session) => ({ ...session, workoutId: String(session.workoutId) }));
  return (
    user && {
      currentBlock: user.current_block,
      endedBlocks: ofBlocks.flatMap(({ block, completedAt }) => (completedAt === null ? [] : [{ block, completedAt }])),
      road: ofBlocks.flatMap(({ block, pace }) => (pace === null ? [] : [{ block, pace }])),
      sessions: done,
      shown,
      steps,
      settledGoalDays: [],
      goalChanges,
      stepGoal: user.step_goal,
      restPasses: user.rest_passes_off_at === null,
    }
  );
}

/** Stores a finished workout once, in a transaction that holds her row. */
export function recordSession(db: NodePgDatabase, userId: string, sent: NewWorkoutSession) {
  const workoutId = Number(sent.workoutId) as WorkoutId;
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ block: users.current_block })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const block = sent.block ?? user?.block ?? 1;
    const [stored] = await transaction
      .insert(workoutSessions)
      .values({
        user_id: userId,
        completed_at: sent.completedAt,
        id: randomUUID(),
        client_id: sent.clientId,
        completed_on: sent.completedOn,
        utc_offset_minutes: sent.utcOffsetMinutes,
        workout_id: workoutId,
        workout_name: sent.workoutName ?? `Workout ${workoutId}`,
        week: weekOfWorkout(workoutId),
        block,
        edition: editionOfBlock(block),
        length: sent.length,
        rating: sent.rating,
        notes: sent.notes,
        duration_minutes: sent.duration,
        active_seconds: sent.activeSeconds,
        effort: sent.effort,
        pre_mood: sent.preMood,
        completed_exercises: sent.completedExercises && JSON.stringify(sent.completedExercises),
        created_at: Date.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (stored)
      await transaction
        .update(users)
        .set({ version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
    return stored;
  });
}

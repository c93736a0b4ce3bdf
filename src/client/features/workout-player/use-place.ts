import { useSearch } from 'wouter';
import { useCurrentPlan } from '#client/member/use-member.ts';
import { chosenWorkoutIn } from '#client/parts/session/chosen-workout.ts';
import type { WorkoutId } from '#domain/plan/block.ts';
import { RHYTHM } from '#domain/plan/road.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { playedAt, workoutAt } from '#programme/plan/road.ts';

/** What the running block plays at a place; until it is known, the first edition. */
export function usePlace(userId: string, id: WorkoutId, snapshots: readonly SessionSnapshot[] | undefined) {
  const { data, isPending } = useCurrentPlan(userId);
  const { block, plan = 'a' } = data ?? {};
  const chosen = chosenWorkoutIn(useSearch()) ?? snapshots?.find((begun) => begun.block === block)?.played;
  const own = plan === `steady${RHYTHM}` ? chosen : undefined;
  return { block, isPending, code: own ?? workoutAt(plan, id), played: own ?? playedAt(plan, id) };
}

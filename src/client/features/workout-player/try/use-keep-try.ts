import { useEffect, useRef } from 'react';
import { now } from '#client/browser/clock.ts';
import type { GuidedSession } from '#client/features/workout-player/guided/use-guided-session.ts';
import { changeTried } from '#client/parts/session/tried-storage.ts';
import { snapshotOf } from '#domain/session/kept-session.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { currentSegment, type SessionState } from '#domain/session/session-state.ts';
import { withTriedSession } from '#domain/session/tried-workouts.ts';
import { TRIED_WORKOUT_CODE } from '#programme/workouts/one-minute.ts';
import { keptOf, type Workout } from '#programme/workouts/workout.ts';
import { LAST_STEP } from '../player-steps.ts';

const FIRST_BLOCK = 1;

/** Saved at every change, and every second while it runs. */
export function useKeepTry({ state, isGuided, choices, saved, isElsewhere }: GuidedSession, workout: Workout) {
  const isStopped = useRef(false);
  const isAsking = saved !== undefined || isElsewhere;
  const snapshotAt = (at: SessionState): SessionSnapshot => {
    const { finishedAt = now(), ...today } = choices;
    return snapshotOf(at, {
      ...today,
      ...keptOf(workout),
      played: TRIED_WORKOUT_CODE,
      block: FIRST_BLOCK,
      savedAt: finishedAt,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is played is the reason
  useEffect(() => {
    if (!state || !isGuided || isAsking || isStopped.current) return;
    const snapshot = snapshotAt(state);
    changeTried((tried) => withTriedSession(tried, snapshot));
  }, [state, isGuided, choices, isAsking]);

  return {
    snapshotOf: snapshotAt,
    /** "Complete" in the last step means all of it, as for a member. */
    asPlayed: (at: SessionState): SessionSnapshot => {
      const snapshot = snapshotAt(at);
      const isLast = (currentSegment(at)?.step ?? LAST_STEP) === LAST_STEP;
      const played = isLast ? { ...snapshot, index: snapshot.segmentCount } : snapshot;
      changeTried((tried) => withTriedSession(tried, played));
      return played;
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}

import { useEffect, useRef } from 'react';
import { saveSnapshot } from '#client/member/session-snapshots.ts';
import { now } from '#client/platform/clock.ts';
import { snapshotOf } from '#domain/kept-session.ts';
import { newSession } from '#domain/session-state.ts';
import type { Workout } from '#programme/workout.ts';
import type { ByHand } from '../use-by-hand.ts';
import { saveByHand } from './saved-snapshots.ts';
import type { WorkoutSession } from './use-session.ts';

interface SaveNeeds {
  userId: string;
  workout: Workout;
  block: number | undefined;
  session: WorkoutSession;
  byHand: ByHand;
  isSaved: boolean;
  /** False while only the cover stands: nothing is begun. */
  isOpen: boolean;
}

/**
 * Saved at every change, and every second while guided. @returns stops it: on leaving, the address runs back through
 * the steps.
 */
export function useSaveSnapshot({
  userId,
  workout,
  block = 0,
  session,
  byHand,
  isSaved,
  isOpen,
}: SaveNeeds): () => void {
  const { state, isGuided, choices, segments, saved, isElsewhere } = session;
  const { stepIndex: step, openedAt } = byHand;
  const moves = byHand.moves.join();
  const isOver = useRef(false);
  const isKnown = useRef(isSaved);
  const isAsking = saved !== undefined || isElsewhere;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other segments alone change nothing that is saved
  useEffect(() => {
    if (isOver.current || isAsking || !isOpen) return;
    const place = { step, moves: byHand.moves, openMs: Math.max(0, now() - openedAt) };
    const about = { ...choices, workoutId: workout.id, block, title: workout.title, savedAt: now(), byHand: place };
    const snapshot = snapshotOf(state ?? newSession(segments, 0), about);
    if (isGuided) void saveSnapshot(userId, snapshot);
    else void saveByHand(userId, snapshot, !isKnown.current);
    isKnown.current = true;
  }, [userId, workout, block, state, isGuided, choices, step, moves, openedAt, isAsking, isOpen]);

  return () => {
    isOver.current = true;
  };
}

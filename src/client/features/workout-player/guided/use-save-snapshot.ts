import { useEffect, useRef } from 'react';
import { now } from '#client/browser/clock.ts';
import { saveSnapshot } from '#client/member/session-snapshots.ts';
import { snapshotOf } from '#domain/session/kept-session.ts';
import type { ByHandPlace, SessionSnapshot, SnapshotAbout } from '#domain/session/session-snapshot.ts';
import { newSession } from '#domain/session/session-state.ts';
import type { ByHand } from '../use-by-hand.ts';
import { saveByHand } from './saved-snapshots.ts';
import type { GuidedSession } from './use-guided-session.ts';

interface SaveNeeds {
  userId: string;
  /** Identity: another object is another session. */
  played: Pick<SnapshotAbout, 'workoutId' | 'course' | 'block' | 'played' | 'title'>;
  session: GuidedSession;
  /** Absent where nothing goes by hand. */
  byHand?: Pick<ByHand, 'stepIndex' | 'moves' | 'openedAt'>;
  /** As they were found. */
  snapshots: readonly Pick<SessionSnapshot, 'sessionId'>[];
  /** False while only the cover stands: nothing is begun. */
  isOpen: boolean;
}

/**
 * Saved at every change, and every second while guided. @returns stops it: on leaving, the address runs back through
 * the steps.
 */
export function useSaveSnapshot({ userId, played, session, byHand, snapshots, isOpen }: SaveNeeds): () => void {
  const { state, isGuided, choices, segments, saved, isElsewhere } = session;
  const { stepIndex: step, openedAt } = byHand ?? {};
  const moves = byHand?.moves.join();
  const isOver = useRef(false);
  const isKnown = useRef(snapshots.some(({ sessionId }) => sessionId === choices.sessionId));
  const isAsking = saved !== undefined || isElsewhere;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other segments alone change nothing that is saved
  useEffect(() => {
    if (isOver.current || isAsking || !isOpen) return;
    const { finishedAt = now(), ...today } = choices;
    const about = { ...today, ...played, savedAt: finishedAt, ...(byHand && { byHand: placeOf(byHand) }) };
    const snapshot = snapshotOf(state ?? newSession(segments, 0), about);
    if (isGuided) void saveSnapshot(userId, snapshot);
    else void saveByHand(userId, snapshot, !isKnown.current);
    isKnown.current = true;
  }, [userId, played, state, isGuided, choices, step, moves, openedAt, isAsking, isOpen]);

  return () => {
    isOver.current = true;
  };
}

const placeOf = ({ stepIndex, moves, openedAt }: Pick<ByHand, 'stepIndex' | 'moves' | 'openedAt'>): ByHandPlace => ({
  step: stepIndex,
  moves,
  openMs: Math.max(0, now() - openedAt),
});

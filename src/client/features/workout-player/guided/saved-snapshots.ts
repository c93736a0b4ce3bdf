import { useEffect, useRef, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { isLostWithPage } from '#client/browser/stored-value.ts';
import type { ByHand } from '#client/features/workout-player/use-by-hand.ts';
import { deleteSnapshot, saveSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { lastsOnlyWithPage } from '#client/member/store.ts';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import { snapshotOf } from '#domain/session/kept-session.ts';
import {
  type ByHandPlace,
  countsAs,
  isRecent,
  playedKey,
  type SessionSnapshot,
  type SnapshotAbout,
} from '#domain/session/session-snapshot.ts';
import { newSession } from '#domain/session/session-state.ts';
import type { GuidedSession } from './use-guided-session.ts';

interface SavedSnapshots {
  snapshots: readonly SessionSnapshot[];
  look: number;
}

/** @param key as `playedKey` says it. @returns `saved` undefined until the device has answered. */
export function useSavedSnapshots(userId: string, key: string) {
  const [look, setLook] = useState(0);
  const [saved, setSaved] = useState<SavedSnapshots>();
  useEffect(() => {
    let isOver = false;
    void recentSnapshots(userId, key).then((snapshots) => {
      if (!isOver) setSaved({ snapshots, look });
    });
    return () => {
      isOver = true;
    };
  }, [userId, key, look]);
  return { saved, lookAgain: () => setLook((count) => count + 1) };
}

export async function forgetBegun(userId: string, key: string): Promise<void> {
  for (const { sessionId } of await recentSnapshots(userId, key)) await deleteSnapshot(userId, sessionId);
}

/** Race with another tab: what the guide has led stays; a snapshot that is gone was finished there, and stays gone. */
async function saveByHand(userId: string, snapshot: SessionSnapshot, isNew: boolean): Promise<void> {
  const stored = (await snapshotsOf(userId)).find(({ sessionId }) => sessionId === snapshot.sessionId);
  const { byHand, savedAt } = snapshot;
  if (stored) await saveSnapshot(userId, { ...stored, ...(byHand && { byHand }), savedAt });
  else if (isNew) await saveSnapshot(userId, snapshot);
}

async function recentSnapshots(userId: string, key: string): Promise<SessionSnapshot[]> {
  const all = await snapshotsOf(userId);
  for (const snapshot of all) if (isOutdated(snapshot)) void deleteSnapshot(userId, snapshot.sessionId);
  return all.filter((snapshot) => playedKey(snapshot) === key && isRecent(snapshot, now()));
}

const isOutdated = (snapshot: SessionSnapshot): boolean =>
  !isRecent(snapshot, now()) && countsAs(snapshot) === 'nothing';

interface SaveNeeds {
  userId: string;
  /** Identity: another object is another session. */
  played: Pick<SnapshotAbout, 'workoutId' | 'course' | 'block' | 'played' | 'version' | 'statedMinutes' | 'title'>;
  session: GuidedSession;
  /** Absent where nothing goes by hand. */
  byHand?: Pick<ByHand, 'stepIndex' | 'moves' | 'openedAt'>;
  /** As they were found. */
  snapshots: readonly Pick<SessionSnapshot, 'sessionId'>[];
  /** False while only the start screen stands: nothing is begun. */
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

/** Of a member's session, or of the one that a visitor tries. */
export const placeKept = (assurance = ''): string =>
  lastsOnlyWithPage() || isLostWithPage(TRIED_KEY)
    ? `${KEPT_WITH_PAGE}.`
    : `We’ll save your place for 24 hours${assurance}.`;

import { useEffect, useState } from 'react';
import { deleteSnapshot, saveSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { workoutPlaces } from '#client/platform/browser-storage.ts';
import { now } from '#client/platform/clock.ts';
import { randomId } from '#client/platform/random-id.ts';
import type { SessionStep } from '#domain/session-plan.ts';
import { canCarryOn, countsAs, isRecent, playedKey, type SessionSnapshot } from '#domain/session-snapshot.ts';

export interface SavedSnapshots {
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
export async function saveByHand(userId: string, snapshot: SessionSnapshot, isNew: boolean): Promise<void> {
  const stored = (await snapshotsOf(userId)).find(({ sessionId }) => sessionId === snapshot.sessionId);
  const { byHand, savedAt } = snapshot;
  if (stored) await saveSnapshot(userId, { ...stored, ...(byHand && { byHand }), savedAt });
  else if (isNew) await saveSnapshot(userId, snapshot);
}

async function recentSnapshots(userId: string, key: string): Promise<SessionSnapshot[]> {
  await carryOverPlaces(userId);
  const all = await snapshotsOf(userId);
  for (const snapshot of all) if (isOutdated(snapshot)) void deleteSnapshot(userId, snapshot.sessionId);
  return all.filter((snapshot) => playedKey(snapshot) === key && isRecent(snapshot, now()));
}

const isOutdated = (snapshot: SessionSnapshot): boolean =>
  !isRecent(snapshot, now()) && countsAs(snapshot) === 'nothing';

/** Migration: an earlier version kept the place by hand in local storage. */
async function carryOverPlaces(userId: string): Promise<void> {
  const places = workoutPlaces.read();
  if (!places) return;
  const snapshots = await snapshotsOf(userId);
  for (const [id, { step, moves, openedAt, sessionId = randomId(), savedAt }] of Object.entries(places)) {
    const workoutId = Number(id);
    const guided = snapshots.find((snapshot) => snapshot.workoutId === workoutId && canCarryOn(snapshot, now()));
    const byHand = { step: step as SessionStep, moves, openMs: Math.max(0, savedAt - openedAt) };
    const snapshot = { ...(guided ?? { ...ONLY_BY_HAND, sessionId, workoutId, savedAt }), byHand };
    if (isRecent(snapshot, now())) await saveSnapshot(userId, snapshot);
  }
  workoutPlaces.clear();
}

const ONLY_BY_HAND = {
  block: 0,
  title: '',
  length: 'full',
  index: 0,
  segmentCount: 1,
  elapsedMs: 0,
  segmentMs: 0,
  leftMs: 0,
  activeMs: 0,
  worked: [],
  swaps: {},
  hasChosenStart: false,
} as const;

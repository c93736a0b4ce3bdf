import { useEffect, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { deleteSnapshot, saveSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { countsAs, isRecent, playedKey, type SessionSnapshot } from '#domain/session/session-snapshot.ts';

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
  const all = await snapshotsOf(userId);
  for (const snapshot of all) if (isOutdated(snapshot)) void deleteSnapshot(userId, snapshot.sessionId);
  return all.filter((snapshot) => playedKey(snapshot) === key && isRecent(snapshot, now()));
}

const isOutdated = (snapshot: SessionSnapshot): boolean =>
  !isRecent(snapshot, now()) && countsAs(snapshot) === 'nothing';

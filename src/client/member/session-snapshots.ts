import { isSessionSnapshot } from '#domain/session/is-session-snapshot.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { deleteRecord, importFallback, readRecords, type StoredRecord, writeRecord, writeRecordNow } from './store.ts';

/** Race: a pending write must not restore a snapshot that was recorded or discarded. */
const gone = new Set<string>();
const unwritten = new Map<string, { userId: string; place: SessionSnapshot }>();
let work: Promise<void> = Promise.resolve();

/** Coalesced: of several waiting writes only the newest is made. Never throws. */
export function saveSnapshot(userId: string, place: SessionSnapshot): Promise<void> {
  if (gone.has(place.sessionId)) return work;
  unwritten.set(place.sessionId, { userId, place });
  work = work.then(() => writeNewest(place.sessionId));
  return work;
}

export async function snapshotsOf(userId: string): Promise<SessionSnapshot[]> {
  await work;
  await importFallback();
  const places = (await readRecords('snapshots', userId)).filter(isSessionSnapshot);
  return places.filter(({ sessionId }) => !gone.has(sessionId)).sort((a, b) => b.savedAt - a.savedAt);
}

export function deleteSnapshot(userId: string, sessionId: string): Promise<void> {
  gone.add(sessionId);
  unwritten.delete(sessionId);
  work = work.then(() => deleteRecord('snapshots', [userId, sessionId]));
  return work;
}

async function writeNewest(sessionId: string): Promise<void> {
  const newest = unwritten.get(sessionId);
  if (!newest) return;
  await writeRecord(recordOf(newest));
  if (unwritten.get(sessionId) === newest) unwritten.delete(sessionId);
}

const recordOf = ({ userId, place }: { userId: string; place: SessionSnapshot }): StoredRecord => ({
  store: 'snapshots',
  key: [userId, place.sessionId],
  value: place,
});

// The browser aborts an open transaction when its page goes.
window.addEventListener('pagehide', () => {
  for (const newest of unwritten.values()) writeRecordNow(recordOf(newest));
});

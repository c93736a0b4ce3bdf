import { isSessionSnapshot } from '#domain/is-session-snapshot.ts';
import type { SessionSnapshot } from '#domain/session-snapshot.ts';
import { sessionPlacesWithoutDatabase } from './browser-storage.ts';
import { deviceStore } from './device-database.ts';

// Written every second: what a crash of the browser leaves is enough, and waiting for the disk each time is not.
const inStore = deviceStore('fit-in-30-begun-workouts', 'places', 'relaxed');

/** What was recorded or let go in this page's life: a write that was still under way must not bring it back. */
const gone = new Set<string>();
const waiting = new Map<string, { userId: string; place: SessionSnapshot }>();
let work: Promise<void> = Promise.resolve();

/** Keeps where a workout stands under its user's id; of several that wait to be written only the newest is. Never throws. */
export function keepSessionPlace(userId: string, place: SessionSnapshot): Promise<void> {
  if (gone.has(place.sessionId)) return work;
  const isNew = !waiting.has(place.sessionId);
  waiting.set(place.sessionId, { userId, place });
  if (isNew) work = work.then(() => writeNewest(place.sessionId));
  return work;
}

/** The user's workouts that were begun and neither finished nor let go, newest first. Never throws. */
export async function sessionPlacesOf(userId: string): Promise<SessionSnapshot[]> {
  await work;
  const found = await inStore<unknown[]>('readonly', (store) => store.getAll(keysOf(userId))).catch(() => []);
  const elsewhere = withoutDatabase().filter((kept) => kept.userId === userId);
  const places = [...found, ...elsewhere.map(({ place }) => place)].filter(isSessionSnapshot);
  const newestFirst = places.filter(({ sessionId }) => !gone.has(sessionId)).sort((a, b) => b.savedAt - a.savedAt);
  return newestFirst.filter(
    ({ sessionId }, index) => newestFirst.findIndex((other) => other.sessionId === sessionId) === index,
  );
}

/** It was recorded, or she let it go. Never throws. */
export function forgetSessionPlace(userId: string, sessionId: string): Promise<void> {
  gone.add(sessionId);
  waiting.delete(sessionId);
  work = work.then(async () => {
    writeWithoutDatabase(withoutDatabase().filter(({ place }) => place.sessionId !== sessionId));
    await inStore('readwrite', (store) => store.delete([userId, sessionId])).catch(() => undefined);
  });
  return work;
}

async function writeNewest(sessionId: string): Promise<void> {
  const newest = waiting.get(sessionId);
  waiting.delete(sessionId);
  if (!newest) return;
  const { userId, place } = newest;
  try {
    await inStore('readwrite', (store) => store.put(place, [userId, sessionId]));
  } catch {
    const others = withoutDatabase().filter((kept) => kept.place.sessionId !== sessionId);
    writeWithoutDatabase([...others, newest]);
  }
}

const withoutDatabase = () => sessionPlacesWithoutDatabase.read() ?? [];

function writeWithoutDatabase(places: { userId: string; place: SessionSnapshot }[]): void {
  if (places.length === 0) sessionPlacesWithoutDatabase.clear();
  else sessionPlacesWithoutDatabase.write(places);
}

/** All keys that begin with the user's id: an array sorts after every text. */
const keysOf = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

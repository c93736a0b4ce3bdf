import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { unsentWorkoutsWithoutDatabase } from './browser-storage.ts';
import { deviceStore } from './device-database.ts';

/** A completion that the server has not confirmed yet. */
export interface UnsentWorkout {
  userId: string;
  session: NewWorkoutSessionInput;
  /** Its time was put right once by the server's clock; once is enough. */
  redated: boolean;
}

const inStore = deviceStore('fit-in-30-unsent-workouts', 'workouts');
const unsentIds = new Set<string>();
const listeners = new Set<() => void>();

/** Keeps a completion under its user's id until the server has it. Kept twice it is still one. Never throws. */
export async function keepUnsent(workout: UnsentWorkout): Promise<void> {
  noteUnsent(workout.session.clientId, true);
  try {
    await inStore('readwrite', (store) => store.put(workout, keyOf(workout)));
  } catch {
    unsentWorkoutsWithoutDatabase.write([...withoutDatabase().filter((other) => !isSame(other, workout)), workout]);
  }
}

/** The user's completions that still have to be sent, oldest first. Never throws. */
export async function unsentOf(userId: string): Promise<UnsentWorkout[]> {
  const inDatabase = await inStore<UnsentWorkout[]>('readonly', (store) => store.getAll(keysOf(userId))).catch(
    () => [],
  );
  const elsewhere = withoutDatabase().filter(
    (workout) => workout.userId === userId && !inDatabase.some((other) => isSame(other, workout)),
  );
  const unsent = [...inDatabase, ...elsewhere].sort((a, b) => a.session.completedAt - b.session.completedAt);
  for (const { session } of unsent) noteUnsent(session.clientId, true);
  return unsent;
}

/** The server has it. Never throws: what stays behind is sent once more, and is still one session. */
export async function forgetUnsent(workout: UnsentWorkout): Promise<void> {
  const others = withoutDatabase().filter((other) => !isSame(other, workout));
  if (others.length === 0) unsentWorkoutsWithoutDatabase.clear();
  else unsentWorkoutsWithoutDatabase.write(others);
  await inStore('readwrite', (store) => store.delete(keyOf(workout))).catch(() => undefined);
  noteUnsent(workout.session.clientId, false);
}

/** True while a completion waits on this device. */
export const isUnsent = (clientId: string): boolean => unsentIds.has(clientId);

/** Called whenever a completion begins or ends to wait. */
export function subscribeToUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const withoutDatabase = (): UnsentWorkout[] => unsentWorkoutsWithoutDatabase.read() ?? [];
const keyOf = ({ userId, session }: UnsentWorkout): string[] => [userId, session.clientId];
const isSame = (one: UnsentWorkout, other: UnsentWorkout): boolean =>
  one.userId === other.userId && one.session.clientId === other.session.clientId;

/** All keys that begin with the user's id: an array sorts after every text. */
const keysOf = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

function noteUnsent(clientId: string, waits: boolean): void {
  if (unsentIds.has(clientId) === waits) return;
  if (waits) unsentIds.add(clientId);
  else unsentIds.delete(clientId);
  for (const listener of listeners) listener();
}

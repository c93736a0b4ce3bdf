import { type WorkoutPlace, workoutPlaces } from '#client/platform/browser-storage.ts';
import { now } from '#client/platform/clock.ts';
import { LAST_STEP } from './player-steps.ts';

/** A place is kept this long; after a day she starts afresh. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Where the workout was left, if that was not long ago. */
export function keptPlace(workoutId: number): WorkoutPlace | undefined {
  const place = freshPlaces()[workoutId];
  return place && place.step >= 0 && place.step <= LAST_STEP ? place : undefined;
}

export function keepPlace(workoutId: number, place: Omit<WorkoutPlace, 'savedAt'>): void {
  workoutPlaces.write({ ...freshPlaces(), [workoutId]: { ...place, savedAt: now() } });
}

export function forgetPlace(workoutId: number): void {
  const { [String(workoutId)]: _finished, ...others } = freshPlaces();
  workoutPlaces.write(others);
}

function freshPlaces(): Record<string, WorkoutPlace> {
  const oldest = now() - KEPT_MS;
  const places = Object.entries(workoutPlaces.read() ?? {});
  return Object.fromEntries(places.filter(([, { savedAt }]) => savedAt >= oldest));
}

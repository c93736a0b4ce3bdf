import { isWorkoutCode, type WorkoutCode } from '#domain/plan/block.ts';

const NAME = 'as';

/** In the rhythm the member chooses the workout that a place plays; the address keeps it. */
export const withChosenWorkout = (path: string, code: WorkoutCode | undefined): string =>
  code === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${NAME}=${code}`;

export function chosenWorkoutIn(search: string): WorkoutCode | undefined {
  const code = new URLSearchParams(search).get(NAME);
  return isWorkoutCode(code) ? code : undefined;
}

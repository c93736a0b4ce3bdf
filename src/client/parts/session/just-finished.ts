let workoutId: number | undefined;

export function noteJustFinished(finishedId: number): void {
  workoutId = finishedId;
}

export const justFinished = (): number | undefined => workoutId;

export function forgetJustFinished(): void {
  workoutId = undefined;
}

let workoutId: number | undefined;

/** She is on her way back from a workout that she has just finished. */
export function noteJustFinished(finishedId: number): void {
  workoutId = finishedId;
}

/** The workout that she comes back from, until {@link forgetJustFinished}; a reload is no coming back. */
export const justFinished = (): number | undefined => workoutId;

export function forgetJustFinished(): void {
  workoutId = undefined;
}

/** What the arithmetic needs of a workout; the programme's workouts fit it. */
export interface TimedWorkout {
  readonly format: {
    readonly workSeconds: number;
    /** After each move, the last of a circuit included. */
    readonly restSeconds: number;
    /** Between two circuits, on top of the rest. */
    readonly breatherSeconds: number;
  };
  readonly circuits: readonly { readonly rounds: number; readonly moves: readonly unknown[] }[];
}

/** What the arithmetic needs of a warm-up or cool-down. */
export interface TimedMoves {
  readonly secondsPerMove: number;
  readonly moves: readonly unknown[];
}

/** Length of the main part in seconds: rounds × moves × (work + rest), and a breather between circuits. */
export function mainPartSeconds({ format, circuits }: TimedWorkout): number {
  const slots = circuits.reduce((sum, circuit) => sum + circuit.rounds * circuit.moves.length, 0);
  const breathers = Math.max(0, circuits.length - 1);
  return slots * (format.workSeconds + format.restSeconds) + breathers * format.breatherSeconds;
}

/** Length of a warm-up or cool-down in seconds. */
export function movesSeconds({ secondsPerMove, moves }: TimedMoves): number {
  return secondsPerMove * moves.length;
}

/**
 * Length of a whole session in seconds: warm-up, main part and cool-down. The minutes in a workout's title are this
 * sum (product §2).
 */
export function sessionSeconds(workout: TimedWorkout, warmUp: TimedMoves, coolDown: TimedMoves): number {
  return movesSeconds(warmUp) + mainPartSeconds(workout) + movesSeconds(coolDown);
}

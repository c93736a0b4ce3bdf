import { WORKOUT_IDS, type WorkoutCode } from '#domain/plan/block.ts';

/**
 * A part of a recorded voice: the lines of one workout ("a1" is workout 1 of edition a), or those that every workout
 * needs.
 */
export type VoicePart = 'every' | WorkoutCode;

/** Every part, in the order in which they are recorded. */
export const VOICE_PARTS: readonly VoicePart[] = [
  'every',
  ...(['a', 'b'] as const).flatMap((edition) => WORKOUT_IDS.map((id): WorkoutCode => `${edition}${id}`)),
];

import { type Edition, WORKOUT_IDS, type WorkoutId } from '#domain/block.ts';

/** A part of a recorded voice: what one workout alone needs ("a1" is workout 1 of edition a), or what every one needs. */
export type VoicePart = 'every' | `${Edition}${WorkoutId}`;

/** The part of a workout's own lines. */
export const workoutVoicePart = (edition: Edition, id: WorkoutId): VoicePart => `${edition}${id}`;

/** Every part, in the order in which they are recorded. */
export const VOICE_PARTS: readonly VoicePart[] = [
  'every',
  ...(['a', 'b'] as const).flatMap((edition) => WORKOUT_IDS.map((id) => workoutVoicePart(edition, id))),
];

import type { WorkoutCode } from '#domain/plan/block.ts';
import type { MoveSession } from '#programme/courses/course.ts';

/** What a visitor may try: three moves on her feet, without kit, one after the other. Nothing leaves the floor at any level. */
export const ONE_MINUTE: MoveSession = {
  id: 'one-minute',
  title: 'One minute',
  minutes: 1,
  words: 'Three moves of 20 seconds, on your feet. No kit, no floor, no jumps.',
  kit: [],
  steps: [
    { moveId: 'march', level: 'standard', seconds: 20, restSeconds: 0 },
    { moveId: 'squat_punch', level: 'standard', seconds: 20, restSeconds: 0 },
    { moveId: 'good_mornings', level: 'standard', seconds: 20, restSeconds: 0 },
  ],
};

/** Workout 1A, which a visitor may do in ten minutes. */
export const TRIED_WORKOUT_ID = 1;

/** Its name among the workouts of every edition. */
export const TRIED_WORKOUT_CODE: WorkoutCode = `a${TRIED_WORKOUT_ID}`;

import type { WorkoutCode } from '#domain/plan/block.ts';
import type { MoveSession } from '#programme/courses/course.ts';

/** What a visitor may try: three standing moves without kit, one after the other. No level of them leaves the floor. */
export const ONE_MINUTE: MoveSession = {
  id: 'one-minute',
  title: 'One minute',
  minutes: 1,
  words: '3 moves, 20 seconds each, all standing. No kit, no jumps.',
  kit: [],
  steps: [
    { moveId: 'march', level: 'standard', seconds: 20, restSeconds: 0 },
    { moveId: 'squat_punch', level: 'standard', seconds: 20, restSeconds: 0 },
    { moveId: 'good_mornings', level: 'standard', seconds: 20, restSeconds: 0 },
  ],
};

/** The place of workout 1A, which a visitor may do in ten minutes. */
export const TRIED_WORKOUT_ID = 1;

/** The code of workout 1A among the workouts of all editions. */
export const TRIED_WORKOUT_CODE: WorkoutCode = `a${TRIED_WORKOUT_ID}`;

import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 1 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_1_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[1],
    description:
      '6 moves for everyday lifting: children, bags, buggies. You’ll sit, push, hinge, pull and hold steady. This week, just get the feel of it.',
    instructions:
      '3 circuits of 2 moves, 2 rounds each. Work 40 seconds, rest 15. You get 10 more seconds when the kit or position changes. Before you start, put the chair by the worktop and the bag by the mat. Breathe out on the effort. If it gets scrappy, stop that round early.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 0, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Sit and push', rounds: 2, moves: ['chair_squat', 'incline_push'] },
      { name: 'Circuit 2: Bend and pull', rounds: 2, moves: ['deadlift', 'row'] },
      { name: 'Circuit 3: Core', rounds: 2, moves: ['dead_bug', 'bridge'] },
    ],
    swaps: ['squat', 'push_up', 'good_mornings', 'ytw', 'heel_slide'],
    shortWarmUp: 'wake-the-shoulders',
    shortCoolDown: 'upper-back',
  },
  {
    ...OVERVIEW_A[2],
    description:
      'Short, upbeat and all on your feet. It works your hips and your heart, and Standard has no jumps. It’s the shortest workout of the 4 weeks.',
    instructions:
      '1 circuit of 4 moves, 3 rounds. Work 25 seconds, rest 10. No kit. Keep a pace you could still chat at.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 25, restSeconds: 10, breatherSeconds: 0, setUpSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Glutes and cardio', rounds: 3, moves: ['sumo_squat', 'step_jack', 'gm_knee', 'boxer'] },
    ],
    swaps: ['squat', 'kickback', 'march'],
    shortWarmUp: 'light-feet',
    shortCoolDown: 'front-of-hips',
  },
  {
    ...OVERVIEW_A[3],
    description:
      'Slow, careful work for your middle and your back. It looks gentle. Going slowly is what makes it work.',
    instructions:
      '2 circuits, 2 rounds each: first 2 moves, then 3. Work 35 seconds, rest 15. You get 20 more seconds between circuits and 10 to change position. Breathe out as you move. If your belly domes, choose Easier.',
    effort: { from: 3, to: 5 },
    format: { workSeconds: 35, restSeconds: 15, breatherSeconds: 20, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Hands and knees', rounds: 2, moves: ['bird_dog', 'cat_bird'] },
      { name: 'Circuit 2: Back and sides', rounds: 2, moves: ['heel_slide', 'ytw', 'side_plank'] },
    ],
    swaps: ['dead_bug', 'shoulder_tap', 'rear_fly', 'thread_needle'],
    shortWarmUp: 'down-to-the-mat',
    shortCoolDown: 'long-back',
  },
];

import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 4 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_4_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[10],
    description:
      'The hardest session of the block: one-leg strength, whole-body lifts and a steady finish. Pick the level that fits the night you had.',
    instructions:
      'First circuit: 3 moves, 3 rounds. Second: 2 moves, 3 rounds. Third: 2 moves, 2 rounds. Work 45 seconds, rest 15. You get 65 more seconds between circuits. You get 10 seconds to fetch the chair or bottles, or to get to the floor. Work hard and keep breathing. Stop while it still feels tidy.',
    effort: { from: 7, to: 9 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 65, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Legs and lungs', rounds: 3, moves: ['split_squat', 'sl_deadlift', 'skater'] },
      { name: 'Circuit 2: Lift and press', rounds: 3, moves: ['squat_press', 'curl_press'] },
      { name: 'Circuit 3: Core', rounds: 2, moves: ['climber', 'bear'] },
    ],
    swaps: ['reverse_lunge', 'good_mornings', 'press', 'squat_jump', 'step_burpee', 'dog_plank'],
    shortWarmUp: 'all-of-you',
    shortCoolDown: 'head-to-toe',
  },
  {
    ...OVERVIEW_B[11],
    description: 'This one’s about lasting, not racing: hold, hinge, carry, step and punch. There’s no score to beat.',
    instructions:
      '2 circuits of 3 moves, 3 rounds each. Work 40 seconds, rest 10. You get 50 more seconds between circuits and 10 to move between the wall and the bag. Start slower than you want to. Then you’ll finish the way you started.',
    effort: { from: 7, to: 8 },
    format: { workSeconds: 40, restSeconds: 10, breatherSeconds: 50, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Hold and carry', rounds: 3, moves: ['wall_sit', 'deadlift', 'bag_march'] },
      { name: 'Circuit 2: Keep moving', rounds: 3, moves: ['step_jack', 'squat_punch', 'cross_crunch'] },
    ],
    swaps: ['squat', 'good_mornings', 'row', 'heel_dig', 'boxer'],
    shortWarmUp: 'ready-to-lift',
    shortCoolDown: 'front-of-hips',
  },
  {
    ...OVERVIEW_B[12],
    description:
      'The longest session, and one of the friendliest: 2 moves from each of the 4 weeks. Enjoy meeting them again.',
    instructions:
      '4 circuits of 2 moves, 3 rounds each. Work 35 seconds, rest 25. You get 30 more seconds between circuits, and 10 when the kit or position changes. Keep it comfy, and use the breathers for a drink.',
    effort: { from: 4, to: 6 },
    format: { workSeconds: 35, restSeconds: 25, breatherSeconds: 30, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: From week 1', rounds: 3, moves: ['deadlift', 'row'] },
      { name: 'Circuit 2: From week 2', rounds: 3, moves: ['rear_fly', 'curl_press'] },
      { name: 'Circuit 3: From week 3', rounds: 3, moves: ['push_up', 'dead_bug'] },
      { name: 'Circuit 4: From week 4', rounds: 3, moves: ['squat_punch', 'cross_crunch'] },
    ],
    swaps: ['good_mornings', 'ytw', 'press', 'incline_push', 'heel_slide', 'boxer'],
    shortWarmUp: 'ready-to-lift',
    shortCoolDown: 'head-to-toe',
  },
];

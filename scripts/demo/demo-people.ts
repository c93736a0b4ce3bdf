export interface DemoDay {
  daysAgo: number;
  /** 1 to 12. */
  workoutId?: number;
  rating?: number;
  notes?: string;
  steps?: number;
}

export interface DemoPerson {
  firstName: string;
  email: string;
  /** Printed in the list. */
  moment: string;
  /** Undefined: never paid. */
  paidDaysAgo?: number;
  isRefunded?: boolean;
  stepGoal?: number;
  days: readonly DemoDay[];
}

export const DEMO_PASSWORD = 'fit-in-30-demo';
export const DEMO_ADMIN_EMAIL = 'admin@demo.example';

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { firstName: 'Rosa', email: 'registered@demo.example', moment: 'just registered, has not paid', days: [] },
  {
    firstName: 'Priya',
    email: 'paid-today@demo.example',
    moment: 'paid today, has done nothing yet',
    paidDaysAgo: 0,
    days: [],
  },
  {
    firstName: 'Amira',
    email: 'week-two@demo.example',
    moment: 'in week 2, with a 6-day streak',
    paidDaysAgo: 12,
    stepGoal: 5_000,
    days: [
      { daysAgo: 11, workoutId: 1, rating: 8, notes: 'Did it while the baby slept.', steps: 4_200 },
      { daysAgo: 9, workoutId: 2, rating: 7, steps: 3_900 },
      { daysAgo: 6, workoutId: 3, rating: 9, notes: 'Side plank with my knee down.', steps: 5_100 },
      { daysAgo: 5, steps: 6_120 },
      { daysAgo: 4, steps: 5_240 },
      { daysAgo: 3, workoutId: 4, rating: 8, notes: 'Stopped twice for nappies, still done.', steps: 4_400 },
      { daysAgo: 2, steps: 5_680 },
      { daysAgo: 1, steps: 5_010 },
      { daysAgo: 0, steps: 4_210 },
    ],
  },
  {
    firstName: 'Grace',
    email: 'block-complete@demo.example',
    moment: 'all 12 workouts done, next block not started',
    paidDaysAgo: 30,
    stepGoal: 6_000,
    days: Array.from({ length: 12 }, (_, index) => ({
      daysAgo: 28 - Math.floor((index * 7) / 3),
      workoutId: index + 1,
      rating: 6 + (index % 5),
      steps: 6_000 + index * 130,
    })),
  },
  {
    firstName: 'Helen',
    email: 'refunded@demo.example',
    moment: 'was a member, got a refund',
    paidDaysAgo: 10,
    isRefunded: true,
    days: [{ daysAgo: 9, workoutId: 1, rating: 5 }],
  },
  { firstName: 'Coach', email: DEMO_ADMIN_EMAIL, moment: 'the administrator', paidDaysAgo: 40, days: [] },
];

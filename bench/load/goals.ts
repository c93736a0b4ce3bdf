/** What a call may cost at most, beside what it should: its share of a bare Fastify's hello, by computing time. */
export interface Goal {
  floor: number;
  goal: number;
}

export const SHARES_OF_HELLO: Readonly<Record<string, Goal>> = {
  'dressed hello': { floor: 0.4, goal: 0.57 },
  'GET me': { floor: 0.24, goal: 0.45 },
  'GET dashboard, first read': { floor: 0.08, goal: 0.2 },
  'GET dashboard, unchanged': { floor: 0.24, goal: 0.45 },
  'POST workout-sessions': { floor: 0.04, goal: 0.08 },
};

export const GROUP_COMMIT: Goal = { floor: 1.7, goal: 2.1 };
export const START_MS: Goal = { floor: 500, goal: 250 };
export const FLOOD_P99_MS: Goal = { floor: 50, goal: 20 };
export const MEMORY_MB: Goal = { floor: 150, goal: 150 };
export const MEMORY_SLOPE_MB: Goal = { floor: 1, goal: 1 };

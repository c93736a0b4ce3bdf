/** The tasks of the load-and-impact check, in their order (product §22). */
export const IMPACT_TASK_IDS = [
  'walk-30',
  'balance',
  'squat-left',
  'squat-right',
  'jog',
  'bounds',
  'hops',
  'running-man',
] as const;

/** One of {@link IMPACT_TASK_IDS}. */
export type ImpactTaskId = (typeof IMPACT_TASK_IDS)[number];

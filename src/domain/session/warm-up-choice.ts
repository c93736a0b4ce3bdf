/**
 * Which warm-up and cool-down frame the main part: the usual ones, which every workout shares, or short ones that are made
 * for the workout.
 */
export const WARM_UP_CHOICES = ['usual', 'short'] as const;

/** One of {@link WARM_UP_CHOICES}. */
export type WarmUpChoice = (typeof WARM_UP_CHOICES)[number];

/** How hard a move is played, from light to heavy. "Standard" is what the workout prescribes. */
export const PLAYED_LEVELS = ['easier', 'standard', 'harder'] as const;

/** One of {@link PLAYED_LEVELS}. */
export type PlayedLevel = (typeof PLAYED_LEVELS)[number];

/** What follows from the safety questions for the levels; the answers themselves stay out of it. */
export interface LevelLimits {
  /** Nobody has cleared her for jumps: harder versions that leave the floor stay locked. */
  readonly impactLocked: boolean;
  /** Easier versions of every move that loads the belly, the pelvic floor or leaves the floor. */
  readonly pelvicSafe: boolean;
}

/** As long as the safety questions are not answered: jumps locked, nothing else changed (decision "The programme"). */
export const UNASKED_LIMITS: LevelLimits = { impactLocked: true, pelvicSafe: false };

/** Letters of a move's cautions: J leaves the floor when harder, D doming, P pelvic floor, W wrists, S shoulders. */
type Cautions = readonly string[];

/** True when this level of the move may not be played now. Easier is always open. */
export function isLevelLocked(level: PlayedLevel, cautions: Cautions, limits: LevelLimits): boolean {
  if (level === 'easier') return false;
  if (limits.pelvicSafe && cautions.some((caution) => 'JDP'.includes(caution))) return true;
  return level === 'harder' && limits.impactLocked && cautions.includes('J');
}

/** The level that is played when `chosen` is wished: the next lighter one that is open. Never throws. */
export function playedLevel(chosen: PlayedLevel, cautions: Cautions, limits: LevelLimits): PlayedLevel {
  const lighter = PLAYED_LEVELS.slice(0, PLAYED_LEVELS.indexOf(chosen) + 1).reverse();
  return lighter.find((level) => !isLevelLocked(level, cautions, limits)) ?? 'easier';
}

import { PLAYED_LEVELS, type PlayedLevel } from './played-level.ts';
import type { SafetyFlags } from './safety-flags.ts';

/**
 * What one version of a move asks of a body: impact = both feet, or the one she stands on, leave the floor; load = a bag
 * or bottles; breath-holding = braces, so that the breath is easily held; overhead = hands above the shoulders;
 * single-leg = stands or pushes on one leg; girdle = wide, uneven or on one leg, which a sore pelvis minds.
 */
export const STRAINS = ['impact', 'load', 'breath-holding', 'overhead', 'single-leg', 'girdle'] as const;

/** One of {@link STRAINS}. */
export type Strain = (typeof STRAINS)[number];

/** What the rule of the levels needs to know of a move. */
export interface MoveDemands {
  /** J leaves the floor when harder, D doming, P pelvic floor, W wrists, S shoulders. */
  readonly cautions: readonly string[];
  readonly strains: Readonly<Record<PlayedLevel, readonly Strain[]>>;
}

/** What follows from the safety questions and the load-and-impact check for the levels; the answers stay out of it. */
export interface LevelLimits {
  /** No clear load-and-impact check: nothing that leaves the floor. */
  readonly impactLocked: boolean;
  /** No Harder, and no Standard that loads, braces or is marked J, D or P. */
  readonly pelvicSafe: boolean;
  /** Nothing wide, uneven or on one leg: other moves stand in where no level is left. */
  readonly girdle: boolean;
}

/** As long as the safety questions are not answered: jumps locked, nothing else changed (product §14). */
export const UNASKED_LIMITS: LevelLimits = { impactLocked: true, pelvicSafe: false, girdle: false };

/** The limits of somebody with these flags; jumps open only with a clear check, and where nothing else asks for care. */
export function levelLimits(flags: SafetyFlags | undefined, isImpactOpen: boolean): LevelLimits {
  if (!flags) return UNASKED_LIMITS;
  const { pelvicSafe, girdle } = flags;
  return { impactLocked: !isImpactOpen || pelvicSafe || girdle, pelvicSafe, girdle };
}

/** True when this level of the move may not be played now. */
export function isLevelLocked(level: PlayedLevel, { cautions, strains }: MoveDemands, limits: LevelLimits): boolean {
  const asks = (...some: Strain[]) => some.some((strain) => strains[level].includes(strain));
  if ((limits.girdle && asks('girdle')) || (limits.impactLocked && asks('impact'))) return true;
  if (!limits.pelvicSafe || level === 'easier') return false;
  return level === 'harder' || asks('load', 'breath-holding') || cautions.some((caution) => 'JDP'.includes(caution));
}

/** True where a level of the move is open. The lightest asks least, so it is open where any is. */
export function isPlayable(move: MoveDemands, limits: LevelLimits): boolean {
  return !isLevelLocked('easier', move, limits);
}

/** The level that is played when `chosen` is wished: the next lighter one that is open. Never throws. */
export function playedLevel(chosen: PlayedLevel, move: MoveDemands, limits: LevelLimits): PlayedLevel {
  const lighter = PLAYED_LEVELS.slice(0, PLAYED_LEVELS.indexOf(chosen) + 1).reverse();
  return lighter.find((level) => !isLevelLocked(level, move, limits)) ?? 'easier';
}

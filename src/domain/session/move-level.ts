import { LASTING_LIMITS, type LastingLimit, limitsAgainst } from '#domain/body/lasting-limit.ts';
import type { SafetyFlags } from '#domain/body/safety-flags.ts';
import type { Strain } from '#domain/body/strain.ts';
import { PLAYED_LEVELS, type PlayedLevel } from './played-level.ts';

/** What the rules of levels need to know of a move. */
export interface MoveDemands {
  /** J leaves the floor when harder, D doming, P pelvic floor, W wrists, S shoulders. */
  readonly cautions: readonly string[];
  readonly strains: Readonly<Record<PlayedLevel, readonly Strain[]>>;
}

/**
 * What closes levels: the safety questions, the load-and-impact check, a reported sign, and what the member marked as
 * "not for me".
 */
export interface LevelLimits {
  /** No clear load-and-impact check: no version that leaves the floor. */
  readonly impactLocked: boolean;
  /** No Harder, and no Standard that loads, braces or is marked J, D or P. */
  readonly pelvicSafe: boolean;
  /** No version that asks for any of these: other moves stand in where no level is left. */
  readonly notForMe: readonly LastingLimit[];
}

/** The limits until the safety questions are answered: jumps are locked, nothing else is changed (product §14). */
export const UNASKED_LIMITS: LevelLimits = { impactLocked: true, pelvicSafe: false, notForMe: [] };

/** The limits of a member with these flags who has marked these as "not for me". */
export function levelLimits(
  flags: SafetyFlags | undefined,
  isImpactOpen: boolean,
  told: readonly LastingLimit[],
): LevelLimits {
  return {
    impactLocked: isImpactLocked(flags, isImpactOpen),
    pelvicSafe: flags?.pelvicSafe ?? UNASKED_LIMITS.pelvicSafe,
    notForMe: LASTING_LIMITS.filter((limit) => told.includes(limit) || (limit === 'girdle' && flags?.girdle)),
  };
}

/**
 * The limits for the rest of a workout in which the member carries on with easier versions after a sign (product
 * §14.9).
 */
export const easedLimits = (limits: LevelLimits): LevelLimits => ({ ...limits, impactLocked: true, pelvicSafe: true });

/** Whether jumps are locked: they open only with a clear check, and where the answers ask for no other care. */
export function isImpactLocked(flags: SafetyFlags | undefined, isImpactOpen: boolean): boolean {
  return !flags || !isImpactOpen || flags.pelvicSafe || flags.girdle;
}

/** True when this level of the move may not be played now. */
export function isLevelLocked(level: PlayedLevel, { cautions, strains }: MoveDemands, limits: LevelLimits): boolean {
  const asks = (...some: Strain[]) => some.some((strain) => strains[level].includes(strain));
  if (limitsAgainst(strains[level], limits.notForMe).length > 0) return true;
  if (limits.impactLocked && asks('impact')) return true;
  if (!limits.pelvicSafe || level === 'easier') return false;
  return level === 'harder' || asks('load', 'breath-holding') || cautions.some((caution) => 'JDP'.includes(caution));
}

/** The wished level, or the next lighter one that is open; undefined where none is. */
export function openLevel(wished: PlayedLevel, move: MoveDemands, limits: LevelLimits): PlayedLevel | undefined {
  const lighter = PLAYED_LEVELS.slice(0, PLAYED_LEVELS.indexOf(wished) + 1).reverse();
  return lighter.find((level) => !isLevelLocked(level, move, limits));
}

/**
 * The level that is played: {@link openLevel} or, where Easier is closed, for example because it needs a chair, Standard.
 * Never throws; which moves come this far is up to `stand-ins.ts`.
 */
export function playedLevel(wished: PlayedLevel, move: MoveDemands, limits: LevelLimits): PlayedLevel {
  return openLevel(wished, move, limits) ?? (isLevelLocked('standard', move, limits) ? 'easier' : 'standard');
}

/** True where {@link playedLevel} is a level that may be played. */
export function isPlayable(wished: PlayedLevel, move: MoveDemands, limits: LevelLimits): boolean {
  return !isLevelLocked(playedLevel(wished, move, limits), move, limits);
}

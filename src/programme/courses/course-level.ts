import { PLAYED_LEVELS, type PlayedLevel } from '#domain/played-level.ts';
import type { MoveSession } from './course.ts';

/**
 * The level at which a session wishes for a move: that of its place or, where that is not said, the heaviest that is planned
 * for it; Standard for a stand-in; her own where that is lighter.
 */
export function courseLevel(
  session: Pick<MoveSession, 'steps'>,
  moveId: string,
  own: PlayedLevel,
  planned: PlayedLevel = heaviestPlanned(session, moveId),
): PlayedLevel {
  return PLAYED_LEVELS[Math.min(PLAYED_LEVELS.indexOf(planned), PLAYED_LEVELS.indexOf(own))] ?? planned;
}

function heaviestPlanned({ steps }: Pick<MoveSession, 'steps'>, moveId: string): PlayedLevel {
  const planned = steps.filter((step) => step.moveId === moveId).map(({ level }) => level);
  return PLAYED_LEVELS.findLast((level) => planned.includes(level)) ?? 'standard';
}

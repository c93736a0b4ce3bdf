import { PLAYED_LEVELS, type PlayedLevel } from '#domain/played-level.ts';
import type { MoveSession } from './course.ts';

/** The level at which a session wishes for a move: the planned one, Standard for a stand-in, or her own where that is lighter. */
export function courseLevel({ steps }: Pick<MoveSession, 'steps'>, moveId: string, own: PlayedLevel): PlayedLevel {
  const planned = steps.find((step) => step.moveId === moveId)?.level ?? 'standard';
  return PLAYED_LEVELS[Math.min(PLAYED_LEVELS.indexOf(planned), PLAYED_LEVELS.indexOf(own))] ?? planned;
}

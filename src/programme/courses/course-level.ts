import type { BodyCare } from '#domain/body/body-care.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { isMarkedForDoming } from '#programme/moves/move-facts.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import type { MoveSession } from './course.ts';

/**
 * The wished level of a move in a session of a course: that of its place or, where the place is not given, the heaviest that is
 * planned for it; Standard for a stand-in; the member's own level where that is lighter.
 */
export function courseLevel(
  session: Pick<MoveSession, 'steps'>,
  moveId: string,
  own: PlayedLevel,
  planned: PlayedLevel = heaviestPlanned(session, moveId),
): PlayedLevel {
  return PLAYED_LEVELS[Math.min(PLAYED_LEVELS.indexOf(planned), PLAYED_LEVELS.indexOf(own))] ?? planned;
}

/**
 * The member's own level for a move of a session that builds up to jumps, until the member chooses one: Easier where care asks
 * for it, else Harder, which leaves the planned level as it is. No course is played past reported signs (decision 57).
 */
export function ownLevelInWayBack(moveId: string, care: Pick<BodyCare, 'startsEasier' | 'bellyEasier'>): PlayedLevel {
  return care.startsEasier || (care.bellyEasier && isMarkedForDoming(moveId, SHIPPED_WORDS)) ? 'easier' : 'harder';
}

function heaviestPlanned({ steps }: Pick<MoveSession, 'steps'>, moveId: string): PlayedLevel {
  const planned = steps.filter((step) => step.moveId === moveId).map(({ level }) => level);
  return PLAYED_LEVELS.findLast((level) => planned.includes(level)) ?? 'standard';
}

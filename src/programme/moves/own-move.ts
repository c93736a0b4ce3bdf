import { ownMoveDemands } from '#programme/body/own-move-demands.ts';
import { BREATH_LINES, type BreathId } from '#programme/speech/breath-lines.ts';
import type { Move, MoveLevel } from './move.ts';
import { kitOf, OWN_MOVE_FIELDS, type OwnMoveTexts, POSITIONS } from './own-move-fields.ts';

/** What the voice says after "Right" and "Left" of an own move with two sides. */
const SIDE = 'side';

/** A move of the owner's own as shipped moves are written. What the desk would not have published is read with care. */
export function ownMove(texts: OwnMoveTexts): Move {
  const text = (field: string): string => texts[field] ?? '';
  const version = (level: MoveLevel) => ({
    name: text(OWN_MOVE_FIELDS.name(level)),
    cue: text(OWN_MOVE_FIELDS.cue(level)),
    breath: breathOf(text(OWN_MOVE_FIELDS.breath(level))),
  });
  const standard = version('standard');
  const position = POSITIONS.find((known) => known === text(OWN_MOVE_FIELDS.position)) ?? 'stand';
  const { cautions } = ownMoveDemands(texts);
  return {
    ...standard,
    spoken: standard.name,
    setUp: text(OWN_MOVE_FIELDS.setUp),
    easier: version('easier'),
    harder: version('harder'),
    focus: '',
    position,
    kit: kitOf(texts),
    cautions,
    ...(text(OWN_MOVE_FIELDS.sides) === 'turns' && { sided: true, side: SIDE }),
  };
}

const breathOf = (text: string): BreathId => (Object.hasOwn(BREATH_LINES, text) ? (text as BreathId) : 'soft');

/** How long changing sides takes in an own move, in milliseconds; undefined where it is left as it is. */
export function changeSidesMsOf(texts: OwnMoveTexts): number | undefined {
  const seconds = Number(texts[OWN_MOVE_FIELDS.changeSeconds] ?? '');
  return seconds > 0 ? seconds * 1_000 : undefined;
}

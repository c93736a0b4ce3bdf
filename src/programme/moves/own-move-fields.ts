import { SEVERAL } from '#domain/words/words.ts';
import { isOwnMoveId, movePlaceId, OWN_MOVE_IDS, type ProgrammeWords } from '#programme/words/programme-words.ts';
import type { BodyPosition, Kit, MoveId, MoveLevel, OwnMoveId } from './move.ts';

/** The questions about a move of the owner's own: what it asks of a body. */
export const BODY_QUESTIONS = ['load', 'impact', 'lying', 'middle', 'pelvis', 'wrists', 'balance'] as const;

/** One of {@link BODY_QUESTIONS}. */
export type BodyQuestion = (typeof BODY_QUESTIONS)[number];

/** The answers. Whatever is not `no` counts as `yes`; `harder`, which only a jump may have, is a yes of that version alone. */
export const BODY_ANSWERS = ['no', 'harder', 'yes', 'unsure'] as const;

/** The positions from which an own move may begin, in the order of the desk. */
export const POSITIONS: readonly BodyPosition[] = ['stand', 'kneel', 'back', 'side', 'front', 'seat', 'sofa'];

/** The things that an own move may need, in the order of the desk. */
export const KITS: readonly Kit[] = ['mat', 'chair', 'wall', 'sofa', 'worktop', 'bottom stair', 'backpack', 'bottles'];

/** How many seconds an own move with two sides may take to change them. */
export const CHANGE_SECONDS = ['5', '10', '15'] as const;

/** The fields of an own move's place. */
export const OWN_MOVE_FIELDS = {
  setUp: 'set-up',
  position: 'position',
  kit: 'kit',
  sides: 'sides',
  changeSeconds: 'change-seconds',
  shownAs: 'shown-as',
  standing: 'standing',
  /** The standard version is called as the move is. */
  name: (level: MoveLevel) => (level === 'standard' ? 'name' : `${level}-name`),
  cue: (level: MoveLevel) => `${level}-cue`,
  breath: (level: MoveLevel) => `${level}-breath`,
  /** The id of the film or photo that shows it. */
  medium: (level: MoveLevel) => `${level}-medium`,
  asks: (question: BodyQuestion) => `asks-${question}`,
} as const;

/** The texts of an own move, by their fields; a field that is as shipped, which is empty, may be missing. */
export type OwnMoveTexts = Readonly<Record<string, string>>;

/** The texts of a move of the owner's own; undefined for a shipped move, and where there is no such own one. */
export function ownTexts(moveId: string, words: ProgrammeWords): OwnMoveTexts | undefined {
  const texts = isOwnMoveId(moveId) ? words[movePlaceId(moveId)] : undefined;
  return texts?.[OWN_MOVE_FIELDS.name('standard')] ? texts : undefined;
}

/** The moves of the owner's own that there are in these words, the withdrawn ones too. */
export const ownMoveIds = (words: ProgrammeWords): readonly OwnMoveId[] =>
  OWN_MOVE_IDS.filter((id) => ownTexts(id, words));

/** The things that an own move needs, in the order of the desk. */
export function kitOf(texts: OwnMoveTexts): readonly Kit[] {
  const chosen = (texts[OWN_MOVE_FIELDS.kit] ?? '').split(SEVERAL);
  return KITS.filter((thing) => chosen.includes(thing));
}

/** True for a move that a workout may be given: a shipped one, or an own one that was not withdrawn. */
export function isOffered(moveId: MoveId, words: ProgrammeWords): boolean {
  const texts = ownTexts(moveId, words);
  return texts ? texts[OWN_MOVE_FIELDS.standing] !== 'withdrawn' : !isOwnMoveId(moveId);
}

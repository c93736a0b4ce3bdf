import { STRAINS, type Strain } from '#domain/body/strain.ts';
import type { PlayedLevel } from '#domain/session/played-level.ts';
import type { ReplaceableMove } from '#domain/session/stand-ins.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { BodyPosition, Caution, ShippedMoveId } from '#programme/moves/move.ts';
import { type BodyQuestion, kitOf, OWN_MOVE_FIELDS, type OwnMoveTexts } from '#programme/moves/own-move-fields.ts';
import { MOVE_STRAINS } from './move-strains.ts';
import { STAND_INS } from './stand-ins.ts';

/** What a yes, or a "not sure", means. Ask a person who knows about health before taking a word away. */
const MEANS: Readonly<Record<BodyQuestion, { strains: readonly Strain[]; caution?: Caution }>> = {
  load: { strains: ['load'] },
  impact: { strains: ['impact', 'noise'], caution: 'J' },
  lying: { strains: ['lying'] },
  middle: { strains: ['breath-holding'], caution: 'D' },
  pelvis: { strains: ['girdle'], caution: 'P' },
  wrists: { strains: ['wrists', 'two-arms'], caution: 'W' },
  balance: { strains: ['single-leg', 'girdle'] },
};

/** What follows from the position and from each thing that is needed, whatever was answered. */
const OF_POSITION: Readonly<Partial<Record<string, readonly Strain[]>>> = {
  kneel: ['kneeling'],
  back: ['lying'],
  side: ['lying'],
  front: ['lying'],
  sofa: ['chair'],
} satisfies Partial<Record<BodyPosition, readonly Strain[]>>;
const OF_KIT: Readonly<Partial<Record<string, readonly Strain[]>>> = {
  chair: ['chair'],
  sofa: ['chair'],
  backpack: ['load', 'two-arms'],
  bottles: ['load', 'two-arms'],
};

/** Nobody is asked about these: the shape tells them, and where none is given they count as asked for. */
const TOLD_BY_SHAPE: readonly Strain[] = ['overhead', 'two-arms', 'noise'];

/** The moves that stand in by where the move is done, where no shape is given. A test holds that each row has one for every member. */
const BY_POSITION: Readonly<Record<BodyPosition, readonly ShippedMoveId[]>> = {
  stand: ['squat', 'air_squat', 'march', 'boxer'],
  kneel: ['bird_dog', 'cat_bird', 'bridge', 'deadlift', 'boxer'],
  back: ['bridge', 'heel_slide', 'dead_bug', 'deadlift', 'good_mornings'],
  side: ['clamshell', 'side_leg', 'bridge', 'deadlift', 'good_mornings'],
  front: ['ytw', 'rear_fly', 'heel_dig'],
  seat: ['hip_switch', 'hip_circles', 'good_mornings'],
  sofa: ['hip_thrust', 'bridge', 'deadlift', 'good_mornings'],
};

/** What the rules of levels need of a move of the owner's own, in the words of the shipped ones. */
export interface OwnMoveDemands extends ReplaceableMove {
  readonly cautions: readonly Caution[];
  readonly standIns: readonly ShippedMoveId[];
}

/** The shipped move whose shape an own move has; undefined where it has none. */
export function shapeOf(texts: OwnMoveTexts): ShippedMoveId | undefined {
  const shape = texts[OWN_MOVE_FIELDS.shownAs] ?? '';
  return Object.hasOwn(MOVES, shape) ? (shape as ShippedMoveId) : undefined;
}

/**
 * What follows from the answers about a move of the owner's own: what was not answered with no counts as yes, and what its
 * position, its kit or the move of the same shape asks for is never taken away by an answer.
 */
export function ownMoveDemands(texts: OwnMoveTexts): OwnMoveDemands {
  const shape = shapeOf(texts);
  const position = texts[OWN_MOVE_FIELDS.position] ?? '';
  const standIns = shape ? [shape, ...STAND_INS[shape]] : (BY_POSITION[position as BodyPosition] ?? BY_POSITION.stand);
  const cautions = [...asked(texts, 'harder').flatMap(({ caution }) => caution ?? []), ...cautionsOf(shape)];
  return {
    cautions: [...new Set(cautions)],
    strains: {
      easier: strainsAt('easier', texts),
      standard: strainsAt('standard', texts),
      harder: strainsAt('harder', texts),
    },
    standIns,
  };
}

const cautionsOf = (shape: ShippedMoveId | undefined): readonly Caution[] => (shape ? MOVES[shape].cautions : []);

/** What the answers say of a version. */
function asked(texts: OwnMoveTexts, level: PlayedLevel) {
  const answers = Object.entries(MEANS) as [BodyQuestion, (typeof MEANS)[BodyQuestion]][];
  return answers.flatMap(([question, means]) => {
    const answer = texts[OWN_MOVE_FIELDS.asks(question)];
    const isOfHarderOnly = question === 'impact' && answer === 'harder';
    return answer === 'no' || (isOfHarderOnly && level !== 'harder') ? [] : [means];
  });
}

function strainsAt(level: PlayedLevel, texts: OwnMoveTexts): readonly Strain[] {
  const shape = shapeOf(texts);
  const found = new Set([
    ...asked(texts, level).flatMap(({ strains }) => strains),
    ...(OF_POSITION[texts[OWN_MOVE_FIELDS.position] ?? ''] ?? []),
    ...kitOf(texts).flatMap((thing) => OF_KIT[thing] ?? []),
    ...(shape ? MOVE_STRAINS[shape][level] : TOLD_BY_SHAPE),
  ]);
  return STRAINS.filter((strain) => found.has(strain));
}

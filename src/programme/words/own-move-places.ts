import { CUE_LIMITS, lettersIn } from '#domain/speech/spoken-cue.ts';
import type { WordsChoice, WordsField, WordsFields, WordsPlace } from '#domain/words/words.ts';
import {
  type BodyPosition,
  MAX_CUE_LENGTH,
  MAX_SPOKEN_WORDS,
  MOVE_LEVELS,
  type MoveLevel,
  type ShippedMoveId,
} from '#programme/moves/move.ts';
import {
  BODY_ANSWERS,
  BODY_QUESTIONS,
  type BodyQuestion,
  CHANGE_SECONDS,
  KITS,
  OWN_MOVE_FIELDS,
  POSITIONS,
} from '#programme/moves/own-move-fields.ts';
import { BREATH_LINES } from '#programme/speech/breath-lines.ts';
import { MOVES } from '../moves/all-moves.ts';
import { movePlaceId, OWN_MOVE_IDS } from './programme-words.ts';
import { line, oneSentence, speakable, wordsAtMost, wordsUpTo } from './text-rules.ts';

/** The levels of a move, as the desk calls them. */
export const LEVEL_NAMES: Readonly<Record<MoveLevel, string>> = {
  easier: 'Easier',
  standard: 'Standard',
  harder: 'Harder',
};

/** The longest name for which the player has room at 320 px, and the longest word of one, in characters. */
const NAME_LENGTH = { all: 28, word: 14 };

const POSITION_NAMES: Readonly<Record<BodyPosition, string>> = {
  stand: 'Standing',
  kneel: 'Kneeling',
  back: 'On the back',
  side: 'On one side',
  front: 'On the front',
  seat: 'Sitting on the floor',
  sofa: 'Against the sofa',
};

const QUESTIONS: Readonly<Record<BodyQuestion, string>> = {
  load: 'Do they hold a bag or bottles?',
  impact: 'Do both feet leave the floor?',
  lying: 'Do they lie on their back?',
  middle: 'Does it strain the middle?',
  pelvis: 'Does it strain the pelvis or pelvic floor?',
  wrists: 'Is there weight on the wrists?',
  balance: 'Do they balance on one leg?',
};

const ANSWERS: Readonly<Record<(typeof BODY_ANSWERS)[number], string>> = {
  no: 'No',
  harder: 'Only in Harder',
  yes: 'Yes',
  unsure: 'Not sure',
};

/** The places of the moves of the owner's own; `shapes` are the shipped moves as which one can be shown. */
export function ownMovePlaces(shapes: readonly ShippedMoveId[]): readonly WordsPlace[] {
  const sections = [
    { title: 'The move', fields: moveFields(shapes) },
    ...MOVE_LEVELS.map((level) => ({ title: LEVEL_NAMES[level], fields: levelFields(level) })),
    { title: 'What it asks of a body', fields: BODY_QUESTIONS.map(questionField) },
    { title: 'In workouts', fields: [STANDING_FIELD] },
  ];
  return OWN_MOVE_IDS.map((id, index) => ({
    id: movePlaceId(id),
    name: `Your move ${index + 1}`,
    about: 'Your own move. It’s locked, and other moves stand in for it, by your answers. “Not sure” counts as yes.',
    group: 'moves',
    calledBy: OWN_MOVE_FIELDS.name('standard'),
    startsEmpty: true,
    sections,
  }));
}

const nameField = (level: MoveLevel): WordsField =>
  line(
    { id: OWN_MOVE_FIELDS.name(level), label: 'Name', shipped: '', max: NAME_LENGTH.all },
    wordsUpTo(NAME_LENGTH.word),
    wordsAtMost(MAX_SPOKEN_WORDS),
    oneSentence,
  );

function moveFields(shapes: readonly ShippedMoveId[]): readonly WordsField[] {
  const { setUp, position, kit, sides, changeSeconds, shownAs } = OWN_MOVE_FIELDS;
  return [
    nameField('standard'),
    line({ id: setUp, label: 'Setting up', shipped: '', max: MAX_CUE_LENGTH }, oneSentence),
    chosen(position, 'Where they begin', choicesOf(POSITION_NAMES, POSITIONS)),
    { ...chosen(kit, 'Kit', KITS.map(kitChoice)), isSeveral: true, mayBeEmpty: true },
    chosen(sides, 'Sides', SIDES, 'together'),
    chosen(changeSeconds, 'Time to change sides', CHANGE_SECONDS.map(secondsChoice), CHANGE_SECONDS[0]),
    { ...chosen(shownAs, 'Shown as', shapes.map(shapeChoice)), mayBeEmpty: true, refusesEmpty: refusesNoShape },
  ];
}

function levelFields(level: MoveLevel): readonly WordsField[] {
  const of = LEVEL_NAMES[level];
  const cue = { id: OWN_MOVE_FIELDS.cue(level), label: `Cue, ${of}`, shipped: '', max: lettersIn(CUE_LIMITS.ms) };
  return [
    ...(level === 'standard' ? [] : [{ ...nameField(level), label: `Name, ${of}` }]),
    line(cue, speakable),
    chosen(OWN_MOVE_FIELDS.breath(level), `Breath, ${of}`, BREATHS),
    mediumField(level),
  ];
}

/** Which film or photo shows a version is up to the owner; where one has none, it is shown as another move. */
const mediumField = (level: MoveLevel): WordsField => ({
  id: OWN_MOVE_FIELDS.medium(level),
  label: `Film or photo, ${LEVEL_NAMES[level]}`,
  shipped: '',
  max: 80,
  isLong: false,
  media: 'move',
  mayBeEmpty: true,
  refusesEmpty: (fields) => (isShownSomehow(fields) ? refusesNoMedium(fields) : undefined),
});

/** Nothing shows any version: one refusal says it for all. */
const refusesNoShape = (fields: WordsFields): string | undefined =>
  isShownSomehow(fields) ? undefined : 'Choose one, or give each version a film or photo.';

const refusesNoMedium = (fields: WordsFields): string | undefined =>
  fields[OWN_MOVE_FIELDS.shownAs] ? undefined : 'Choose a film or photo, or a move under “Shown as”.';

const isShownSomehow = (fields: WordsFields): boolean =>
  [OWN_MOVE_FIELDS.shownAs, ...MOVE_LEVELS.map(OWN_MOVE_FIELDS.medium)].some((id) => fields[id]);

const questionField = (question: BodyQuestion): WordsField =>
  chosen(
    OWN_MOVE_FIELDS.asks(question),
    QUESTIONS[question],
    choicesOf(
      ANSWERS,
      BODY_ANSWERS.filter((answer) => answer !== 'harder' || question === 'impact'),
    ),
  );

const chosen = (id: string, label: string, choices: readonly WordsChoice[], shipped = ''): WordsField => ({
  id,
  label,
  shipped,
  max: 80,
  isLong: false,
  choices,
});

const choicesOf = <Id extends string>(names: Readonly<Record<Id, string>>, ids: readonly Id[]): WordsChoice[] =>
  ids.map((id) => ({ id, name: names[id] }));

const kitChoice = (id: string): WordsChoice => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` });
const secondsChoice = (id: string): WordsChoice => ({ id, name: `${id} seconds` });
const shapeChoice = (id: ShippedMoveId): WordsChoice => ({ id, name: MOVES[id].name });

const SIDES: readonly WordsChoice[] = [
  { id: 'together', name: 'Both together, or none' },
  { id: 'turns', name: 'One side, then the other' },
];

const BREATHS: readonly WordsChoice[] = Object.entries(BREATH_LINES).map(([id, name]) => ({ id, name }));

const STANDING_FIELD = chosen(
  OWN_MOVE_FIELDS.standing,
  'In the list of moves',
  [
    { id: 'offered', name: 'Yes' },
    { id: 'withdrawn', name: 'Withdrawn' },
  ],
  'offered',
);

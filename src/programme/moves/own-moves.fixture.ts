import { MOVE_LEVELS } from '#programme/moves/move.ts';
import { BREATH_LINES } from '#programme/speech/breath-lines.ts';
import { movePlaceId, type ProgrammeWords } from '#programme/words/programme-words.ts';
import { MOVES } from './all-moves.ts';
import {
  BODY_ANSWERS,
  BODY_QUESTIONS,
  CHANGE_SECONDS,
  KITS,
  OWN_MOVE_FIELDS,
  type OwnMoveTexts,
  POSITIONS,
} from './own-move-fields.ts';

/** A whole move of the owner's own that asks nothing of a body but what these fields say. */
export const ownMoveTexts = (fields: OwnMoveTexts = {}): Record<string, string> => ({
  name: 'Pillow squeeze',
  'set-up': 'Stand tall, pillow between your knees',
  position: 'stand',
  kit: '',
  sides: 'together',
  'change-seconds': '5',
  'shown-as': 'squat',
  'easier-name': 'Soft pillow squeeze',
  'harder-name': 'Slow pillow squeeze',
  ...Object.fromEntries(MOVE_LEVELS.map((level) => [OWN_MOVE_FIELDS.cue(level), 'Squeeze gently, then let go'])),
  ...Object.fromEntries(MOVE_LEVELS.map((level) => [OWN_MOVE_FIELDS.breath(level), 'soft'])),
  ...Object.fromEntries(MOVE_LEVELS.map((level) => [OWN_MOVE_FIELDS.medium(level), ''])),
  ...Object.fromEntries(BODY_QUESTIONS.map((question) => [OWN_MOVE_FIELDS.asks(question), 'no'])),
  standing: 'offered',
  ...fields,
});

/** Words in which own move 1 is this one. */
export const wordsWithOwnMove = (fields: OwnMoveTexts = {}): ProgrammeWords => ({
  [movePlaceId('own_1')]: ownMoveTexts(fields),
});

/** Any whole move of the owner's own, by a source of chance from 0 to 1. */
export function anyOwnMove(chance: () => number): Record<string, string> {
  const one = <Value>(values: readonly Value[]) => values[Math.floor(chance() * values.length)] as Value;
  const breath = Object.keys(BREATH_LINES);
  return ownMoveTexts({
    position: one(POSITIONS),
    kit: KITS.filter(() => chance() < 0.2).join(', '),
    sides: one(['together', 'turns']),
    'change-seconds': one(CHANGE_SECONDS),
    'shown-as': chance() < 0.8 ? one(Object.keys(MOVES)) : '',
    ...Object.fromEntries(MOVE_LEVELS.map((level) => [OWN_MOVE_FIELDS.breath(level), one(breath)])),
    ...Object.fromEntries(BODY_QUESTIONS.map((question) => [OWN_MOVE_FIELDS.asks(question), anyAnswer(question)])),
  });

  function anyAnswer(question: string): string {
    // Mostly no, so that each yes decides alone now and then.
    if (chance() < 0.75) return 'no';
    return one(BODY_ANSWERS.filter((answer) => answer !== 'harder' || question === 'impact'));
  }
}

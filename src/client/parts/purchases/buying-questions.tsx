import { shownProgramme } from '#client/parts/words/shown-programme.ts';
import { WordsAnswer } from '#client/parts/words/words-text.tsx';
import type { Fold } from '#client/ui/fold-list.tsx';
import type { LANDING_QUESTIONS } from '#programme/words/landing-words.ts';
import { minuteSlots } from '#programme/workouts/programme-facts.ts';

/** Questions of buyers that the coach words. */
export type BuyingQuestion = keyof typeof LANDING_QUESTIONS;

/** None where the coach has left it empty. */
export function foldOfWords(name: BuyingQuestion, words: Readonly<Record<string, string>>): Fold[] {
  const [title = '', text = ''] = [words[`ask-${name}`], words[`answer-${name}`]];
  if (title === '' || text === '') return [];
  return [{ title, content: <WordsAnswer text={text} slots={minuteSlots(shownProgramme())} /> }];
}

import { CUE_LIMITS, speakingMs } from '#domain/speech/spoken-cue.ts';
import type { WordsField } from '#domain/words/words.ts';
import { NEVER_PROMISED, NEVER_SAID } from './never-said.ts';

/** Why a text cannot stand in the programme, in words for the coach; undefined where it can. */
export type TextRule = (text: string) => string | undefined;

/** The first refusal of several rules. */
export const firstOf =
  (...rules: readonly TextRule[]): TextRule =>
  (text) =>
    rules.reduce<string | undefined>((refusal, rule) => refusal ?? rule(text), undefined);

/** Refuses text that looks like HTML or like a mark, and exclamation marks. */
export const plainText: TextRule = (text) => {
  if (/[<>*[\]{}]/.test(text)) return 'Leave out < > * [ ] { }. They’d show just as you type them.';
  return text.includes('!') ? 'Say it without an exclamation mark.' : undefined;
};

/** Refuses promises about weight or shape, and every phrase that the product never says. */
export const noPromise: TextRule = (text) => {
  const said = [...NEVER_SAID, ...NEVER_PROMISED].map((never) => never.exec(text)?.[0]).find(Boolean);
  return said && `Leave out “${said}”. We don’t promise anything about weight, size or shape.`;
};

/** A field of one line of the programme, which promises nothing and has no mark-up. */
export const line = (
  field: Pick<WordsField, 'id' | 'label' | 'shipped' | 'max'>,
  ...rules: readonly TextRule[]
): WordsField => ({ ...field, isLong: false, refuses: firstOf(plainText, noPromise, ...rules) });

/** Refuses words that would break on a screen of 320 px. */
export const wordsUpTo =
  (letters: number): TextRule =>
  (text) => {
    const long = text.split(/[\s-]+/).find((word) => word.length > letters);
    return long && `“${long}” has ${long.length} letters. To fit a small phone, a word can have ${letters}.`;
  };

/** Refuses instructions that leave out one of the seconds, which follow from the workout's moves. */
export const saysNumbers =
  (numbers: readonly number[]): TextRule =>
  (text) => {
    const said = new Set(text.match(/\d+/g)?.map(Number));
    const lost = numbers.filter((number) => !said.has(number));
    return lost.length === 0 ? undefined : `Say ${lost.join(' and ')} in it. Its moves take those seconds.`;
  };

/** Refuses a cue that cannot be said, with a full stop behind it, before the next line. */
export const speakable: TextRule = (text) => {
  const { words, ms } = CUE_LIMITS;
  const count = text.split(/\s+/).length;
  if (count > words) return `Use ${words} words or fewer. This has ${count}, and the voice has no time for more.`;
  if (speakingMs(`${text}.`) > ms)
    return `Say it in ${ms / 1000} seconds. This takes ${(speakingMs(`${text}.`) / 1000).toFixed(1)}.`;
  return oneSentence(text);
};

/** Refuses what is no sentence to which the voice can add a full stop. */
export const oneSentence: TextRule = (text) =>
  /^[A-Z].*[A-Za-z]$/.test(text) ? undefined : 'Begin with a capital, and leave out the full stop. The voice adds it.';

/** Refuses more words than this. */
export const wordsAtMost =
  (most: number): TextRule =>
  (text) => {
    const count = text.split(/\s+/).length;
    return count > most ? `Use ${most} words or fewer. This has ${count}.` : undefined;
  };

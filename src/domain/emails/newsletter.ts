/** What a member says to letters from the coach; who was never asked has said neither (product §29). */
export const LETTERS_ANSWERS = ['yes', 'no'] as const;

/** One of {@link LETTERS_ANSWERS}. */
export type LettersAnswer = (typeof LETTERS_ANSWERS)[number];

/**
 * Every wording that members were ever asked with, by its version. What is in here is never changed, because answers
 * name it: a new wording is a new version (product §29).
 */
export const LETTERS_WORDINGS = {
  '2026-11-26':
    'Yes, send me letters from the coach by email: tips and news about Fit in 30, one a week at most. I can stop them in Settings at any time.',
} as const satisfies Record<string, string>;

/** A version of the words. */
export type LettersWording = keyof typeof LETTERS_WORDINGS;

/** The version that members are asked with today. */
export const LETTERS_WORDING: LettersWording = '2026-11-26';

/** The words beside the choice (product §29). */
export const LETTERS_TEXT: string = LETTERS_WORDINGS[LETTERS_WORDING];

/** Whether members were ever asked with that version. */
export const isLettersWording = (text: string): text is LettersWording => Object.hasOwn(LETTERS_WORDINGS, text);

/** Whoever agreed is counted so far; of a larger list it is known only that it is larger. */
export const AGREED_COUNTED = 1_000;

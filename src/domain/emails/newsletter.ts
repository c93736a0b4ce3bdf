/** A member's answer to the newsletter; a member who was never asked has given neither (product §29). */
export const LETTERS_ANSWERS = ['yes', 'no'] as const;

/** One of {@link LETTERS_ANSWERS}. */
export type LettersAnswer = (typeof LETTERS_ANSWERS)[number];

/**
 * Every wording with which members were ever asked, by its version. A wording is never changed, because answers name it: a
 * new wording is a new version (product §29).
 */
export const LETTERS_WORDINGS = {
  '2026-11-26':
    'Yes, send me letters from the coach by email: tips and news about Fit in 30, one a week at most. I can stop them in Settings at any time.',
} as const satisfies Record<string, string>;

/** A version of {@link LETTERS_WORDINGS}. */
export type LettersWording = keyof typeof LETTERS_WORDINGS;

/** The version with which members are asked today. */
export const LETTERS_WORDING: LettersWording = '2026-11-26';

/** The words beside the choice (product §29). */
export const LETTERS_TEXT: string = LETTERS_WORDINGS[LETTERS_WORDING];

/** Whether the text names a version with which members were asked. */
export const isLettersWording = (text: string): text is LettersWording => Object.hasOwn(LETTERS_WORDINGS, text);

/** The number up to which members who agreed are counted; of more it is known only that there are more. */
export const AGREED_COUNTED = 1_000;

/** A member's answer to the newsletter; a member who was never asked has given neither (product §29). */
export const NEWSLETTER_ANSWERS = ['yes', 'no'] as const;

/** One of {@link NEWSLETTER_ANSWERS}. */
export type NewsletterAnswer = (typeof NEWSLETTER_ANSWERS)[number];

/**
 * Every wording with which members were ever asked, by its version. A wording is never changed, because answers name it: a
 * new wording is a new version (product §29).
 */
export const NEWSLETTER_WORDINGS = {
  '2026-11-29':
    'Yes, send me emails from the coach: tips and news about the programme, one a week at most. I can stop them in Settings at any time.',
} as const satisfies Record<string, string>;

/** A version of {@link NEWSLETTER_WORDINGS}. */
export type NewsletterWording = keyof typeof NEWSLETTER_WORDINGS;

/** The version with which members are asked today. */
export const NEWSLETTER_WORDING: NewsletterWording = '2026-11-29';

/** The words beside the choice (product §29). */
export const NEWSLETTER_TEXT: string = NEWSLETTER_WORDINGS[NEWSLETTER_WORDING];

/** Whether the text names a version with which members were asked. */
export const isNewsletterWording = (text: string): text is NewsletterWording =>
  Object.hasOwn(NEWSLETTER_WORDINGS, text);

import type { NewsletterAnswer } from '#domain/emails/newsletter.ts';

/** What members said to letters from the coach, line by line; the last line of each counts. */
export interface LettersAnswerTable {
  user_id: string;
  /** Later than all of hers before it. */
  answered_at: number;
  answer: NewsletterAnswer;
  /** The version of the words. */
  wording: string;
}

import { z } from 'zod';
import { isLettersWording, LETTERS_ANSWERS } from '#domain/emails/newsletter.ts';

/** The version of the words that she had before her as she answered (product §29). */
export const LettersWordingSchema = z
  .string()
  .max(30)
  .refine(isLettersWording, 'There is no such version of the words about letters.');

/** Yes or no to letters from the coach: one tap either way, and nothing else depends on it. */
export const LettersChoiceSchema = z.object({
  answer: z.enum(LETTERS_ANSWERS, 'Say yes or no.'),
  wording: LettersWordingSchema,
});
export type LettersChoice = z.infer<typeof LettersChoiceSchema>;

/** What she said last; null while she has said nothing. `at` in epoch milliseconds. */
export const OwnLettersSchema = z.object({
  choice: z.object({ answer: z.enum(LETTERS_ANSWERS), at: z.int() }).nullable(),
});
export type OwnLetters = z.infer<typeof OwnLettersSchema>;

import { z } from 'zod';
import { isLettersWording, LETTERS_ANSWERS } from '#domain/emails/newsletter.ts';

/** The version of the words that the member saw when answering (product §29). */
export const LettersWordingSchema = z
  .string()
  .max(30)
  .refine(isLettersWording, 'There is no such version of the words about letters.');

/** A member's yes or no to the newsletter: one tap either way, and nothing else depends on it. */
export const LettersChoiceSchema = z.object({
  answer: z.enum(LETTERS_ANSWERS, 'Say yes or no.'),
  wording: LettersWordingSchema,
});
export type LettersChoice = z.infer<typeof LettersChoiceSchema>;

/** The member's last answer; null while there is none. `at` is in epoch milliseconds. */
export const OwnLettersSchema = z.object({
  choice: z.object({ answer: z.enum(LETTERS_ANSWERS), at: z.int() }).nullable(),
});
export type OwnLetters = z.infer<typeof OwnLettersSchema>;

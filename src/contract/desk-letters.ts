import { z } from 'zod';

/** Epoch milliseconds. */
const InstantSchema = z.int();

/** A letter that has not gone out. */
export const UnsentLetterSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  writtenAt: InstantSchema,
  attempts: z.int(),
  /** Nobody tries any more. */
  isGivenUp: z.boolean(),
  /** What the mail server said. */
  reason: z.string().nullable(),
});
/** An answer of {@link UnsentLetterSchema}. */
export type UnsentLetter = z.infer<typeof UnsentLetterSchema>;

export const UnsentLettersSchema = z.object({ letters: z.array(UnsentLetterSchema) });
/** An answer of {@link UnsentLettersSchema}. */
export type UnsentLetters = z.infer<typeof UnsentLettersSchema>;

import { z } from 'zod';

/** The changed words of workouts and moves that the coach has published; a place in its shipped words is left out. */
export const ProgrammeWordsSchema = z.object({
  /** The texts by the place's id, then the field's; a field in its shipped words is left out. */
  words: z.record(z.string(), z.record(z.string(), z.string())),
});
/** An answer of {@link ProgrammeWordsSchema}. */
export type ProgrammeWordsAnswer = z.infer<typeof ProgrammeWordsSchema>;

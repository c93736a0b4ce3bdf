import { z } from 'zod';

/** What the coach has published of the words of workouts and moves; a place that is as shipped is left out. */
export const ProgrammeWordsSchema = z.object({
  /** By the place's id, then the field's; a field that is as shipped is left out. */
  words: z.record(z.string(), z.record(z.string(), z.string())),
});
/** An answer of {@link ProgrammeWordsSchema}. */
export type ProgrammeWordsAnswer = z.infer<typeof ProgrammeWordsSchema>;

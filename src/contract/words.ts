import { z } from 'zod';

/** The words of a place that differ from the shipped ones. */
export const ChangedWordsSchema = z.object({
  /** The tag that `GET /api/site` has for the place; another tag means that the words have changed. */
  tag: z.string(),
  /** The version of the words; 0 where only a lawyer's check stands on the shipped words. */
  version: z.int(),
  /** The changed texts by the ids of their fields; every other text is as shipped. */
  fields: z.record(z.string(), z.string()),
  /** When they were published, in epoch milliseconds. */
  publishedAt: z.int(),
  /** Whether a lawyer has checked this version of a legal place. */
  isChecked: z.boolean(),
});
/** An answer of {@link ChangedWordsSchema}. */
export type ChangedWords = z.infer<typeof ChangedWordsSchema>;

import { z } from 'zod';

/** What a place says where it is not as it was shipped. */
export const ChangedWordsSchema = z.object({
  /** As `GET /api/site` tells it; another one means that this has changed. */
  tag: z.string(),
  /** 0 where only a lawyer's mark stands on the words as shipped. */
  version: z.int(),
  /** The changed texts by the ids of their fields; every other one is as shipped. */
  fields: z.record(z.string(), z.string()),
  /** When they were published, epoch milliseconds. */
  publishedAt: z.int(),
  /** Of a legal place: whether a lawyer has read this version. */
  isChecked: z.boolean(),
});
/** An answer of {@link ChangedWordsSchema}. */
export type ChangedWords = z.infer<typeof ChangedWordsSchema>;

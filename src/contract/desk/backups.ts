import { z } from 'zod';

/** Epoch milliseconds. */
const InstantSchema = z.int();

/** What came of bringing a copy back: until `ended`, everybody sees a plain page. */
export const BroughtBackSchema = z.object({
  copy: z.string(),
  begunAt: InstantSchema,
  outcome: z.enum(['under_way', 'done', 'failed']),
  /** Why not, or where what was here before is kept. */
  words: z.string(),
});
/** An answer of {@link BroughtBackSchema}. */
export type BroughtBack = z.infer<typeof BroughtBackSchema>;

/** A copy of the database, in the data folder's `backups`. */
export const DeskCopySchema = z.object({
  name: z.string(),
  madeAt: InstantSchema,
  bytes: z.int(),
  /** Why it was made. */
  kind: z.enum(['daily', 'by-hand', 'before-update', 'before-restore']),
});
/** An answer of {@link DeskCopySchema}. */
export type DeskCopy = z.infer<typeof DeskCopySchema>;

export const DeskCopiesSchema = z.object({
  /** How a copy is brought back depends on it. */
  engine: z.enum(['sqlite', 'postgres']),
  isDaily: z.boolean(),
  /** Nothing older is left, whoever made it. */
  keptDays: z.int(),
  /** Newest first. */
  copies: z.array(DeskCopySchema),
  broughtBack: BroughtBackSchema.nullable(),
});
/** An answer of {@link DeskCopiesSchema}. */
export type DeskCopies = z.infer<typeof DeskCopiesSchema>;

/** What is in a copy that was opened apart. */
export const TriedCopySchema = z.object({
  members: z.int(),
  purchases: z.int(),
  newestPurchaseAt: InstantSchema.nullable(),
  workouts: z.int(),
  newestWorkoutOn: z.string().nullable(),
});
/** An answer of {@link TriedCopySchema}. */
export type TriedCopy = z.infer<typeof TriedCopySchema>;

import { z } from 'zod';

/** Epoch milliseconds. */
const InstantSchema = z.int();

/** What may need a person. */
export const NEED_KINDS = ['review', 'disputed', 'unclaimed', 'letters'] as const;

/** Something that needs a person, with whom it is about where that is known. */
export const NeedSchema = z.object({
  kind: z.enum(NEED_KINDS),
  since: InstantSchema,
  /** How many, where it is about several. */
  count: z.int(),
  amountPence: z.int().nullable(),
  email: z.string().nullable(),
  memberId: z.string().nullable(),
  /** By when an answer is due. */
  dueAt: InstantSchema.nullable(),
});
export type Need = z.infer<typeof NeedSchema>;

export const DeskTodaySchema = z.object({
  isPractice: z.boolean(),
  needs: z.array(NeedSchema),
  week: z.object({ sales: z.int(), soldPence: z.int(), givenBackPence: z.int(), joined: z.int() }),
});
export type DeskToday = z.infer<typeof DeskTodaySchema>;

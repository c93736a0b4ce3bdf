import { z } from 'zod';

/** Epoch milliseconds. */
const InstantSchema = z.int();

/** What may need a person: of people, of letters, and of the site. */
export const NEED_KINDS = [
  /** Paid or invited, and the letter with the way in came back. */
  'locked_out',
  'review',
  'disputed',
  'unclaimed',
  /** Came in with a test card, and is out since the opening. */
  'practice_ended',
  /** The letter of a gift came back. */
  'gift_letter',
  'letters',
  /** The newest copy is old, or cannot be made. */
  'copies',
  /** The disk is nearly full. */
  'disk',
  /** Stripe cannot be asked, or does not tell of sales. */
  'stripe',
  /** Letters cannot go out. */
  'server',
  /** What the desk has sealed cannot be read. */
  'secrets',
] as const;

/** Something that needs a person, with whom it is about where that is known. */
export const NeedSchema = z.object({
  kind: z.enum(NEED_KINDS),
  since: InstantSchema,
  /** How many, where the rest of a kind is told in one. */
  count: z.int(),
  amountPence: z.int().nullable(),
  email: z.string().nullable(),
  memberId: z.string().nullable(),
  purchaseId: z.string().nullable(),
  letterId: z.string().nullable(),
  /** Which letter it is, or what was found of the site. */
  detail: z.string().nullable(),
  /** Locked out of what was given, not paid for. */
  isInvited: z.boolean(),
  /** By when an answer is due. */
  dueAt: InstantSchema.nullable(),
});
export type Need = z.infer<typeof NeedSchema>;

export const DeskTodaySchema = z.object({
  isPractice: z.boolean(),
  needs: z.array(NeedSchema),
  /** After a copy came back: accounts that had been deleted since it was made. */
  deletedAgain: z.object({ at: InstantSchema, count: z.int() }).nullable(),
  week: z.object({ sales: z.int(), soldPence: z.int(), givenBackPence: z.int(), joined: z.int() }),
});
export type DeskToday = z.infer<typeof DeskTodaySchema>;

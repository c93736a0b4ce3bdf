import { z } from 'zod';
import { GIFT_STANDINGS, GIFT_WAYS } from '#domain/gifts/gift.ts';
import { DiaryLineSchema } from './activity-log.ts';
import { LetterFateSchema } from './emails.ts';
import { DeskPurchaseSchema, DeskRefundSchema } from './members.ts';
import { DisputeSchema } from './money.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

/** What a gift is beside its purchase; its note stays between two people. */
const DeskGiftSchema = z.object({
  standing: z.enum(GIFT_STANDINGS),
  recipientName: z.string(),
  way: z.enum(GIFT_WAYS),
  recipientEmail: z.string().nullable(),
  deliverOn: z.string().nullable(),
  letterSentAt: InstantSchema.nullable(),
  letterFailedAt: InstantSchema.nullable(),
  claimedAt: InstantSchema.nullable(),
});

/** One purchase: whose it is, how it stands, and what can be done about it. */
export const DeskPurchasePageSchema = DeskPurchaseSchema.extend({
  paidAt: InstantSchema.nullable(),
  buyerName: z.string().nullable(),
  buyerEmail: z.string().nullable(),
  /** Of whoever has the access that came with it. */
  memberId: z.string().nullable(),
  /** Of a giver who has an account. */
  giverId: z.string().nullable(),
  /** Nobody has come in with it, and its buyer has no account of hers through it. */
  isNobodys: z.boolean(),
  gift: DeskGiftSchema.nullable(),
  dispute: DisputeSchema.nullable(),
  letters: z.array(LetterFateSchema),
  diary: z.array(DiaryLineSchema),
});
export type DeskPurchasePage = z.infer<typeof DeskPurchasePageSchema>;

/** A refund of the purchase whose page it is. */
export const DeskPurchaseRefundSchema = DeskRefundSchema.omit({ purchaseId: true });

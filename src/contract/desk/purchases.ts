import { z } from 'zod';
import { GIFT_STANDINGS, GIFT_WAYS } from '#domain/gifts/gift.ts';
import { ActivityLineSchema } from './activity-log.ts';
import { EmailFateSchema } from './emails.ts';
import { DeskPurchaseSchema, DeskRefundSchema } from './members.ts';
import { DisputeSchema } from './money.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** The facts of a gift beside its purchase; its note stays between giver and receiver. */
const DeskGiftSchema = z.object({
  standing: z.enum(GIFT_STANDINGS),
  recipientName: z.string(),
  way: z.enum(GIFT_WAYS),
  recipientEmail: z.string().nullable(),
  deliverOn: z.string().nullable(),
  emailSentAt: InstantSchema.nullable(),
  emailFailedAt: InstantSchema.nullable(),
  claimedAt: InstantSchema.nullable(),
});

/** A purchase: its member, its state, and what can be done about it. */
export const DeskPurchasePageSchema = DeskPurchaseSchema.extend({
  paidAt: InstantSchema.nullable(),
  buyerName: z.string().nullable(),
  buyerEmail: z.string().nullable(),
  /** The member who has the access that came with it; null where there is none. */
  memberId: z.string().nullable(),
  /** The giver's account; null where there is none. */
  giverId: z.string().nullable(),
  /** Nobody has access through it, and its buyer has no account through it. */
  isNobodys: z.boolean(),
  gift: DeskGiftSchema.nullable(),
  dispute: DisputeSchema.nullable(),
  emails: z.array(EmailFateSchema),
  activity: z.array(ActivityLineSchema),
});
export type DeskPurchasePage = z.infer<typeof DeskPurchasePageSchema>;

/** Refunds the purchase whose page it is. */
export const DeskPurchaseRefundSchema = DeskRefundSchema.omit({ purchaseId: true });

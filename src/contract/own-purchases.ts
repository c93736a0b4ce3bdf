import { z } from 'zod';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { REFUND_STANDINGS } from '#domain/purchases/refund-window.ts';

/** Something that the caller has bought, as her settings and her receipt show it (product §4). Amounts in pence. */
export const OwnPurchaseSchema = z.object({
  id: z.string(),
  /** What she quotes of it. */
  reference: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  amountPence: z.int(),
  amountRefundedPence: z.int(),
  /** The code that took something off the price, and that price; null without one. */
  offer: z.object({ code: z.string(), fullPence: z.int() }).nullable(),
  /** The seller's calendar day on which it was paid, null while it is not. */
  paidOn: z.string().nullable(),
  /** Whether there is a receipt to show and to send again. */
  hasReceipt: z.boolean(),
  refund: z.enum(REFUND_STANDINGS),
  /** The last day on which she may ask for her money back, null where she may not. */
  refundUntil: z.string().nullable(),
  /** What she agreed to before paying, in its own words, and when (epoch milliseconds). */
  agreed: z.object({ text: z.string(), at: z.int() }).nullable(),
});
export type OwnPurchase = z.infer<typeof OwnPurchaseSchema>;

/** The newest first. */
export const OwnPurchasesSchema = z.array(OwnPurchaseSchema);

import { z } from 'zod';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { REFUND_STANDINGS } from '#domain/purchases/refund-window.ts';

/** A purchase of the caller, as settings and receipt show it (product §4). Amounts are in pence. */
export const OwnPurchaseSchema = z.object({
  id: z.string(),
  /** The reference that the buyer quotes. */
  reference: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  amountPence: z.int(),
  amountRefundedPence: z.int(),
  /** The code that took something off the price, and the full price; null without a code. */
  offer: z.object({ code: z.string(), fullPence: z.int() }).nullable(),
  /** The seller's calendar day on which it was paid, null while it is not. */
  paidOn: z.string().nullable(),
  /** Whether there is a receipt to show and to send again. */
  hasReceipt: z.boolean(),
  refund: z.enum(REFUND_STANDINGS),
  /** The last day on which the buyer may cancel and get the money back; null where that is not possible. */
  refundUntil: z.string().nullable(),
  /**
   * The words to which the buyer agreed before paying, and when, in epoch milliseconds; null where no agreement was
   * asked for.
   */
  agreed: z.object({ text: z.string(), at: z.int() }).nullable(),
});
export type OwnPurchase = z.infer<typeof OwnPurchaseSchema>;

/** The caller's purchases, the newest first. */
export const OwnPurchasesSchema = z.array(OwnPurchaseSchema);

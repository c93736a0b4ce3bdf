import { z } from 'zod';
import { CalendarDaySchema, textUpTo } from '#contract/fields.ts';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { DeskPageSchema } from './activity-log.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** The sums of one of the seller's days, in London, by when the money arrived. */
export const MoneyDaySchema = z.object({
  day: CalendarDaySchema,
  sales: z.int(),
  soldPence: z.int(),
  /** The pence that were given back of the sales of that day. */
  givenBackPence: z.int(),
});
export type MoneyDay = z.infer<typeof MoneyDaySchema>;

/** The sums of each of the last thirty days, the oldest first. */
export const MoneyAnswerSchema = z.object({ days: z.array(MoneyDaySchema) });
export type MoneyAnswer = z.infer<typeof MoneyAnswerSchema>;

/** Searches purchases, by their state. */
export const PurchaseSearchSchema = DeskPageSchema.extend({ state: z.enum(PURCHASE_STATUSES).optional() });

/** A dispute: a bank that asks, or asked, for the money. */
export const DisputeSchema = z.object({
  amountPence: z.int(),
  /** The reason in the card processor's word. */
  reason: z.string(),
  status: z.string(),
  /** When the seller's answer is due; null where none is. */
  dueAt: InstantSchema.nullable(),
  /** The address of the processor's page; null where there is none. */
  url: z.string().nullable(),
});
export type Dispute = z.infer<typeof DisputeSchema>;

/** A purchase in the list of all, with its dispute where a bank asks, or asked, for the money. */
export const ListedPurchaseSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  amountPence: z.int(),
  amountRefundedPence: z.int(),
  changedAt: InstantSchema,
  email: z.string().nullable(),
  memberId: z.string().nullable(),
  isGift: z.boolean(),
  dispute: DisputeSchema.nullable(),
});
export type ListedPurchase = z.infer<typeof ListedPurchaseSchema>;

/** A page of purchases. */
export const PurchasesAnswerSchema = z.object({
  purchases: z.array(ListedPurchaseSchema),
  next: z.string().nullable(),
});
export type PurchasesAnswer = z.infer<typeof PurchasesAnswerSchema>;

const OFFER_CODE = /^[A-Z0-9-]{3,20}$/;

/** A code, and what it takes off the price: an amount in pence, or a share in per cent. */
export const OfferSchema = z.object({
  code: z.string(),
  kind: z.enum(['amount', 'share']),
  value: z.int(),
  /** The first day on which it holds; null for at once. */
  from: CalendarDaySchema.nullable(),
  /** The last day on which it holds; null for no end. */
  until: CalendarDaySchema.nullable(),
  /** How often it can be used; null for any number. */
  limit: z.int().nullable(),
  oncePerAddress: z.boolean(),
  madeAt: InstantSchema,
  endedAt: InstantSchema.nullable(),
});
export type Offer = z.infer<typeof OfferSchema>;

/** A code, and how often it was used: the payments made with it, and those open at this moment. */
export const ListedOfferSchema = OfferSchema.extend({ paid: z.int(), open: z.int() });
export type ListedOffer = z.infer<typeof ListedOfferSchema>;

/** All codes, with the price that they lower. */
export const OffersAnswerSchema = z.object({
  pricePence: z.int(),
  /** The seller's day today, in London. */
  today: CalendarDaySchema,
  offers: z.array(ListedOfferSchema),
});
export type OffersAnswer = z.infer<typeof OffersAnswerSchema>;

/** A payment that used a code, by its member; by its giver where it is for a gift. */
export const OfferUseSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  fullPence: z.int(),
  amountPence: z.int(),
  isGift: z.boolean(),
  email: z.string().nullable(),
  at: InstantSchema,
});
export type OfferUse = z.infer<typeof OfferUseSchema>;

/** A page of the uses of a code, the newest first; `next` asks for the page after. */
export const OfferUsesAnswerSchema = z.object({ uses: z.array(OfferUseSchema), next: z.string().nullable() });
export type OfferUsesAnswer = z.infer<typeof OfferUsesAnswerSchema>;

const NO_DAY = z.literal('').transform(() => null);

/** Makes a code: "10" or "10.50" for an amount in pounds, "25" for a share in per cent. */
export const NewOfferSchema = z
  .object({
    code: textUpTo(20).trim().toUpperCase().regex(OFFER_CODE, 'Use 3 to 20 letters, digits and dashes.'),
    kind: z.enum(['amount', 'share'], 'Choose what it takes off.'),
    value: z
      .string()
      .trim()
      .regex(/^\d{1,4}([.,]\d{2})?$/, 'Write a number, like 10 or 10.50.'),
    from: NO_DAY.or(CalendarDaySchema).nullable().default(null),
    until: NO_DAY.or(CalendarDaySchema).nullable(),
    limit: z
      .string()
      .trim()
      .regex(/^\d{0,6}$/, 'Write a number, or leave it empty.')
      .transform((text) => (text === '' ? null : Number(text)))
      .pipe(z.int().min(1, 'At least once.').nullable()),
    oncePerAddress: z.boolean(),
  })
  .refine(({ kind, value }) => kind === 'amount' || !/[.,](?!00$)/.test(value), {
    path: ['value'],
    message: 'Write whole per cent, like 10 or 25.',
  });
export type NewOffer = z.infer<typeof NewOfferSchema>;

import { z } from 'zod';
import { GIFT_NOTE_MAX_LENGTH, GIFT_OPENINGS, GIFT_STANDINGS, GIFT_WAYS } from '#domain/gifts/gift.ts';
import { isSayableNote, NOTE_WITH_LINK_TEXT } from '#domain/gifts/gift-note.ts';
import { CalendarDaySchema, EmailSchema, FirstNameSchema, textUpTo, UtcOffsetMinutesSchema } from './fields.ts';
import { OfferCodeSchema, PaymentStandingAnswerSchema, ProviderSessionIdSchema, SeenPenceSchema } from './payments.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

const DeliverySchema = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('email'),
    recipientEmail: EmailSchema,
    /** The giver's own day, from today to a year ahead. */
    deliverOn: CalendarDaySchema,
    /** The giver's offset in minutes, by which the giver's today is known. */
    utcOffsetMinutes: UtcOffsetMinutesSchema,
  }),
  z.object({ way: z.literal('card') }),
]);

/** A gift that is to be paid for (product §26). */
export const NewGiftSchema = z.object({
  /** The id that the form makes: pressed again, it asks for the same gift. */
  formId: z.string().regex(/^[\w-]{8,64}$/, 'Send an id of 8 to 64 letters, digits and dashes.'),
  ui: z.enum(['embedded', 'hosted']),
  recipientName: FirstNameSchema,
  delivery: DeliverySchema,
  note: textUpTo(GIFT_NOTE_MAX_LENGTH).trim().refine(isSayableNote, NOTE_WITH_LINK_TEXT),
  giverName: FirstNameSchema,
  /** The address for the receipt of a giver who is not signed in. */
  giverEmail: EmailSchema.optional(),
  /** The code that takes something off the price. */
  offerCode: OfferCodeSchema.optional(),
  /** The amount that the giver's page shows, in pence. The giver never pays more without being asked again. */
  seenPence: SeenPenceSchema.optional(),
});
export type NewGift = z.infer<typeof NewGiftSchema>;

/**
 * The checkout of a gift: for the form in our page, or at an address, which is the success page where the gift is paid
 * already.
 */
export const GiftCheckoutSchema = z.object({
  /** The id to cancel its checkout by; null where the gift is paid already. */
  giftId: z.string().nullable(),
  sessionId: z.string(),
  /** The amount to pay, in pence; 0 where the gift is paid already. */
  amountPence: z.int(),
  clientSecret: z.string().nullable(),
  url: z.string().nullable(),
});
export type GiftCheckout = z.infer<typeof GiftCheckoutSchema>;

/** The checkout session that paid for a gift. */
export const GiftPaymentSchema = z.object({ sessionId: ProviderSessionIdSchema });

/** The id of the gift from whose checkout the giver came back. */
export const GiftCancelSchema = z.object({ giftId: z.string().max(64) });

/**
 * What is known of the money, and the giver's form, so that the giver need not fill it in again; the form is null
 * unless nothing was paid.
 */
export const CancelledGiftSchema = PaymentStandingAnswerSchema.extend({
  form: z
    .object({
      recipientName: z.string(),
      note: z.string(),
      giverName: z.string(),
      way: z.enum(GIFT_WAYS),
      /** The receiver's address; null for a card. */
      recipientEmail: z.string().nullable(),
      deliverOn: z.string().nullable(),
      /** The giver's address; null where the giver is signed in. */
      giverEmail: z.string().nullable(),
    })
    .nullable(),
});
export type CancelledGift = z.infer<typeof CancelledGiftSchema>;

/** The key that opens the page of a gift for its giver. */
export const GiverKeySchema = z.object({ key: z.string() });

/** Names a gift: by the giver's link, or by its id where the giver is signed in. */
export const GiftHandleSchema = z.object({
  key: z.string().max(100).optional(),
  giftId: z.string().max(64).optional(),
});
export type GiverKey = z.infer<typeof GiverKeySchema>;
export type GiftHandle = z.infer<typeof GiftHandleSchema>;

/** Changes how and where a gift is delivered. */
export const GiftChangeSchema = GiftHandleSchema.extend({ delivery: DeliverySchema });
export type GiftChange = z.infer<typeof GiftChangeSchema>;

/** A gift as its giver sees it. Amounts are in pence. */
export const GivenGiftSchema = z.object({
  id: z.string(),
  reference: z.string(),
  standing: z.enum(GIFT_STANDINGS),
  giverName: z.string(),
  recipientName: z.string(),
  way: z.enum(GIFT_WAYS),
  /** The receiver's address; null for a card, and some time after the gift was claimed. */
  recipientEmail: z.string().nullable(),
  note: z.string(),
  deliverOn: z.string().nullable(),
  amountPence: z.int(),
  amountRefundedPence: z.int(),
  paidAt: InstantSchema.nullable(),
  claimedAt: InstantSchema.nullable(),
  emailSentAt: InstantSchema.nullable(),
  mayReturn: z.boolean(),
});
export type GivenGift = z.infer<typeof GivenGiftSchema>;

/** The gifts of a giver, the newest first. */
export const GivenGiftsSchema = z.array(GivenGiftSchema);

/** A card to print; each card has a code of its own, and the first code that is used counts. */
export const GiftCardSchema = z.object({
  code: z.string(),
  /** The address that opens the gift, which is in the card's QR code. */
  url: z.string(),
  /** The address of the page where the code is typed. */
  page: z.string(),
  giverName: z.string(),
  recipientName: z.string(),
  note: z.string(),
});
export type GiftCard = z.infer<typeof GiftCardSchema>;

/** A code as the receiver typed it, or the link has it. */
export const GiftCodeSchema = z.object({ code: z.string().max(64) });

/** What the receiver sees who opens a gift: names and note are empty unless it can be claimed. */
export const OpenedGiftSchema = z.object({
  opening: z.enum(GIFT_OPENINGS),
  giverName: z.string(),
  recipientName: z.string(),
  note: z.string(),
});
export type OpenedGift = z.infer<typeof OpenedGiftSchema>;

/** The outcomes of a claim. */
export const GIFT_CLAIM_OUTCOMES = [
  /** The gift is the claimer's, now or already. */
  'claimed',
  /** The gift is the claimer's, and a bank is looking into its payment. */
  'claimed_on_hold',
  /** The gift was the claimer's, and its money went back. */
  'claimed_over',
  /** The gift was the claimer's, and an operator has to look at it. */
  'claimed_closed',
  /** Another person has claimed the gift before. */
  'taken',
  /** The claimer has access already: the gift stays open for another person. */
  'active_already',
  /** A payment of the claimer's own is being confirmed. */
  'confirming',
  /** A bank is looking into a payment of the claimer's own. */
  'on_hold',
  /** The gift's payment is being looked into. */
  'held',
  /** The gift's money went back. */
  'over',
] as const;

/** One of {@link GIFT_CLAIM_OUTCOMES}. */
export type GiftClaimOutcome = (typeof GIFT_CLAIM_OUTCOMES)[number];

/** The answer to a claim. */
export const GiftClaimSchema = z.object({ outcome: z.enum(GIFT_CLAIM_OUTCOMES) });
export type GiftClaim = z.infer<typeof GiftClaimSchema>;

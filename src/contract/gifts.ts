import { z } from 'zod';
import { GIFT_NOTE_MAX_LENGTH, GIFT_OPENINGS, GIFT_STANDINGS, GIFT_WAYS } from '#domain/gifts/gift.ts';
import { isSayableNote, NOTE_WITH_LINK_TEXT } from '#domain/gifts/gift-note.ts';
import { CalendarDaySchema, EmailSchema, FirstNameSchema, textUpTo, UtcOffsetMinutesSchema } from './fields.ts';
import { OfferCodeSchema, PaymentStandingAnswerSchema, ProviderSessionIdSchema, SeenPenceSchema } from './payments.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

const DeliverySchema = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('letter'),
    recipientEmail: EmailSchema,
    /** The giver's own day, from today to a year ahead. */
    deliverOn: CalendarDaySchema,
    /** The giver's, by which her today is known. */
    utcOffsetMinutes: UtcOffsetMinutesSchema,
  }),
  z.object({ way: z.literal('card') }),
]);

/** A gift that is to be paid for (product §26). */
export const NewGiftSchema = z.object({
  /** Made by the form: pressed again, it is the same gift. */
  formId: z.string().regex(/^[\w-]{8,64}$/, 'Send an id of 8 to 64 letters, digits and dashes.'),
  ui: z.enum(['embedded', 'hosted']),
  recipientName: FirstNameSchema,
  delivery: DeliverySchema,
  note: textUpTo(GIFT_NOTE_MAX_LENGTH).trim().refine(isSayableNote, NOTE_WITH_LINK_TEXT),
  giverName: FirstNameSchema,
  /** Of somebody without a sign-in: where the receipt goes. */
  giverEmail: EmailSchema.optional(),
  /** What takes something off the price. */
  offerCode: OfferCodeSchema.optional(),
  /** What her page tells that she will pay, in pence. She is never asked for more without another word. */
  seenPence: SeenPenceSchema.optional(),
});
export type NewGift = z.infer<typeof NewGiftSchema>;

/** The checkout of a gift: for the form in our page or at an address, which is that of success where it is paid already. */
export const GiftCheckoutSchema = z.object({
  sessionId: z.string(),
  /** What is asked for it; 0 where it is paid already. */
  amountPence: z.int(),
  clientSecret: z.string().nullable(),
  url: z.string().nullable(),
});
export type GiftCheckout = z.infer<typeof GiftCheckoutSchema>;

export const GiftPaymentSchema = z.object({ sessionId: ProviderSessionIdSchema });

/** The gift whose checkout its giver came back from, by its id. */
export const GiftCancelSchema = z.object({ giftId: z.string().max(64) });

/** How its money stands, and what the form said, so that she need not write it again: null unless nothing was paid. */
export const CancelledGiftSchema = PaymentStandingAnswerSchema.extend({
  form: z
    .object({
      recipientName: z.string(),
      note: z.string(),
      giverName: z.string(),
      way: z.enum(GIFT_WAYS),
      /** Null for a card. */
      recipientEmail: z.string().nullable(),
      deliverOn: z.string().nullable(),
      /** Null where she is signed in. */
      giverEmail: z.string().nullable(),
    })
    .nullable(),
});
export type CancelledGift = z.infer<typeof CancelledGiftSchema>;

/** What opens the page of a gift for its giver. */
export const GiverKeySchema = z.object({ key: z.string() });

/** Which gift: by the giver's link, or by its id where its giver is signed in. */
export const GiftHandleSchema = z.object({
  key: z.string().max(100).optional(),
  giftId: z.string().max(64).optional(),
});
export type GiverKey = z.infer<typeof GiverKeySchema>;
export type GiftHandle = z.infer<typeof GiftHandleSchema>;

/** Where a gift goes instead. */
export const GiftChangeSchema = GiftHandleSchema.extend({ delivery: DeliverySchema });
export type GiftChange = z.infer<typeof GiftChangeSchema>;

/** A gift as its giver sees it. Amounts in pence. */
export const GivenGiftSchema = z.object({
  id: z.string(),
  reference: z.string(),
  standing: z.enum(GIFT_STANDINGS),
  recipientName: z.string(),
  way: z.enum(GIFT_WAYS),
  /** Null for a card, and some time after the gift has found its owner. */
  recipientEmail: z.string().nullable(),
  note: z.string(),
  deliverOn: z.string().nullable(),
  amountPence: z.int(),
  amountRefundedPence: z.int(),
  paidAt: InstantSchema.nullable(),
  claimedAt: InstantSchema.nullable(),
  letterSentAt: InstantSchema.nullable(),
  mayReturn: z.boolean(),
});
export type GivenGift = z.infer<typeof GivenGiftSchema>;

/** The newest first. */
export const GivenGiftsSchema = z.array(GivenGiftSchema);

/** A card to print; each one made has a code of its own, and the first that is used counts. */
export const GiftCardSchema = z.object({
  code: z.string(),
  /** Opens the gift; what the card's square picture says. */
  url: z.string(),
  /** Where the code is typed. */
  page: z.string(),
  giverName: z.string(),
  recipientName: z.string(),
  note: z.string(),
});
export type GiftCard = z.infer<typeof GiftCardSchema>;

export const GiftCodeSchema = z.object({ code: z.string().max(64) });

/** What somebody sees who opens a gift: names and note are empty unless it can be claimed. */
export const OpenedGiftSchema = z.object({
  opening: z.enum(GIFT_OPENINGS),
  giverName: z.string(),
  recipientName: z.string(),
  note: z.string(),
});
export type OpenedGift = z.infer<typeof OpenedGiftSchema>;

/** What became of a claim. */
export const GIFT_CLAIM_OUTCOMES = [
  /** It is hers, now or already. */
  'claimed',
  /** It is hers, and a bank is looking into its payment. */
  'claimed_on_hold',
  /** It was hers, and its money went back. */
  'claimed_over',
  /** It was hers, and a person has to look at it. */
  'claimed_closed',
  /** Somebody else was there first. */
  'taken',
  /** She has access: the gift stays open for somebody else. */
  'active_already',
  /** A payment of her own is being confirmed. */
  'confirming',
  /** Her bank is looking into a payment of her own. */
  'on_hold',
  /** The gift's payment is being looked into. */
  'held',
  /** The gift's money went back. */
  'over',
] as const;

/** One of {@link GIFT_CLAIM_OUTCOMES}. */
export type GiftClaimOutcome = (typeof GIFT_CLAIM_OUTCOMES)[number];

export const GiftClaimSchema = z.object({ outcome: z.enum(GIFT_CLAIM_OUTCOMES) });
export type GiftClaim = z.infer<typeof GiftClaimSchema>;

import { z } from 'zod';
import { PAYMENT_STANDINGS } from '#domain/purchases/payment-standing.ts';
import { REFUND_POLICIES } from '#domain/purchases/start-at-once.ts';
import { SubscriptionStatusSchema } from './auth.ts';
import { EmailSchema, NewPasswordSchema, textUpTo } from './fields.ts';
import { NewsletterWordingSchema } from './newsletter.ts';

/** What the payment form needs to know before it starts. Nothing secret. */
export const PaymentConfigSchema = z.object({
  mode: z.enum(['sandbox', 'stripe']),
  /** Whether whoever asks may pay: before the opening a stranger may not (product §4). */
  isOpen: z.boolean(),
  publishableKey: z.string(),
  checkoutUi: z.enum(['embedded', 'hosted']),
  /** Whether a checkout needs the wish for access at once (product §4). */
  refundPolicy: z.enum(REFUND_POLICIES),
});
export type PaymentConfig = z.infer<typeof PaymentConfigSchema>;

/** What a page tells that will be paid, in pence. */
export const SeenPenceSchema = z.int().min(0).max(10_000_000);

/** A code as people type it: what is asked for is compared without blanks, in capitals. */
export const OfferCodeSchema = textUpTo(64)
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Enter your code.'));

/** What a buyer has before her as she begins to pay (product §4). */
export const StartPaymentSchema = z
  .object({
    /** What takes something off the price. */
    offerCode: OfferCodeSchema.optional(),
    /** Of a guest whose code works once for each address: the one that she pays with. */
    offerEmail: EmailSchema.optional(),
    /** Which wording of the wish for access at once she has ticked, where the operator asks for one. */
    agreedTo: z.string().max(40).optional(),
    /** What her page tells that she will pay, in pence. She is never asked for more without another word. */
    seenPence: SeenPenceSchema.optional(),
  })
  .nullish();
export type StartPayment = NonNullable<z.infer<typeof StartPaymentSchema>>;

/** A code that is asked about before anything is begun. */
export const OfferQuestionSchema = z.object({
  offerCode: OfferCodeSchema,
  offerEmail: EmailSchema.optional(),
  /** It is for a gift, whose form asks for the address itself. */
  isGift: z.boolean().optional(),
  /** The price that her page tells, in pence. */
  seenPence: SeenPenceSchema.optional(),
});
export type OfferQuestion = z.infer<typeof OfferQuestionSchema>;

/** What a code leaves to pay, in pence. */
export const OfferAnswerSchema = z.object({ offerCode: z.string(), fullPence: z.int(), amountPence: z.int() });
export type OfferAnswer = z.infer<typeof OfferAnswerSchema>;

/** The embedded form's key to one checkout session. */
export const PaymentIntentAnswerSchema = z.object({
  clientSecret: z.string(),
  /** What that session asks for. */
  amountPence: z.int(),
});
export type PaymentIntentAnswer = z.infer<typeof PaymentIntentAnswerSchema>;

/** The hosted page that takes the payment: the browser goes there. */
export const CheckoutAnswerSchema = z.object({ url: z.string() });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswerSchema>;

/** A checkout session's (`cs_…`) or payment intent's (`pi_…`) id. An identifier, never a credential by itself. */
export const ProviderSessionIdSchema = z.string().regex(/^(cs|pi)_[A-Za-z0-9_]{1,250}$/, 'This is not a payment id.');

/** Where a payment stands (product §4). Never carries a token. */
export const PaymentVerificationSchema = z.object({
  waiting: z.boolean(),
  /** Only for the browser that started the checkout, or its signed-in owner. */
  firstName: z.string().optional(),
  subscriptionStatus: SubscriptionStatusSchema,
  needsPasswordSetup: z.boolean(),
  /** Of the account whose password is to be chosen: she sees whether she mistyped it. */
  email: z.string().optional(),
  /** What she quotes of the purchase; only for the buyer, as her name is. */
  reference: z.string().optional(),
  /** It was paid for somebody else. */
  isGift: z.boolean().optional(),
  /** Only for the buyer: it was made with the address of an account, and waits for the link that was sent there. */
  awaitsLink: z.boolean().optional(),
});
export type PaymentVerification = z.infer<typeof PaymentVerificationSchema>;

/**
 * What the server knows of the money of whoever asks: of her account, or of the checkout that her browser began. Looked up
 * at the provider where that can change it. A page claims nothing about money that does not follow from it.
 */
export const PaymentStandingAnswerSchema = z.object({
  standing: z.enum(PAYMENT_STANDINGS),
  /** The checkout session that decides it, where there is one. */
  sessionId: z.string().optional(),
  /** What she quotes of that purchase. */
  reference: z.string().optional(),
  /** It was paid within the hour: the way of success is still open to this browser. */
  isRecent: z.boolean(),
  /** What is on hold is a payment that somebody else made, for a gift. */
  isGift: z.boolean().optional(),
  /** A guest's payment with the address of this account waits for the link that was sent there. */
  awaitsLink: z.boolean(),
});
export type PaymentStandingAnswer = z.infer<typeof PaymentStandingAnswerSchema>;

export const LoginFromSessionSchema = z.object({ sessionId: ProviderSessionIdSchema });

/** The first password of the account that a guest's purchase has made. */
export const ClaimAccountSchema = z.object({
  sessionId: ProviderSessionIdSchema,
  password: NewPasswordSchema,
  /** With which words she said yes to letters from the coach, if she did. */
  letters: NewsletterWordingSchema.optional(),
});
export type ClaimAccount = z.infer<typeof ClaimAccountSchema>;

/** The token of the link that says: a payment was made with the address of your account. */
export const ClaimPurchaseSchema = z.object({ token: z.string().min(1).max(100) });

/** What became of such a payment: it opened the account, or goes back because the account is active already. */
export const PurchaseClaimSchema = z.object({ outcome: z.enum(['attached', 'returned']) });
export type PurchaseClaim = z.infer<typeof PurchaseClaimSchema>;

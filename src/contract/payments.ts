import { z } from 'zod';
import { CHECKOUT_REMINDER_WORDING } from '#domain/emails/newsletter-series.ts';
import { PAYMENT_STANDINGS } from '#domain/purchases/payment-standing.ts';
import { REFUND_POLICIES } from '#domain/purchases/start-at-once.ts';
import { SubscriptionStatusSchema } from './auth.ts';
import { EmailSchema, NewPasswordSchema, textUpTo } from './fields.ts';
import { NewsletterWordingSchema } from './newsletter.ts';

/** What the payment form needs to know before it starts; none of it is secret. */
export const PaymentConfigSchema = z.object({
  mode: z.enum(['sandbox', 'stripe']),
  /** Whether the caller may pay: before the opening a stranger may not (product §4). */
  isOpen: z.boolean(),
  publishableKey: z.string(),
  checkoutUi: z.enum(['embedded', 'hosted']),
  /** The owner's refund policy, which decides whether a checkout needs the wish for access at once (product §4). */
  refundPolicy: z.enum(REFUND_POLICIES),
  /** Whether the page offers one email about a payment that is not finished (product §29). */
  asksToRemind: z.boolean(),
});
export type PaymentConfig = z.infer<typeof PaymentConfigSchema>;

/** The amount that a page shows as the one to pay, in pence. */
export const SeenPenceSchema = z.int().min(0).max(10_000_000);

/** A code as a buyer types it; it is compared without blanks, in capitals. */
export const OfferCodeSchema = textUpTo(64)
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Enter your code.'));

/** What a buyer sees and has chosen when a payment begins (product §4). */
export const StartPaymentSchema = z
  .object({
    /** The code that takes something off the price. */
    offerCode: OfferCodeSchema.optional(),
    /** The address with which a guest pays, where the code works once for each address. */
    offerEmail: EmailSchema.optional(),
    /** The wording of the wish for access at once that the buyer has ticked, where the owner asks for one. */
    agreedTo: z.string().max(40).optional(),
    /** The amount that the buyer's page shows, in pence. The buyer never pays more without being asked again. */
    seenPence: SeenPenceSchema.optional(),
  })
  .nullish();
export type StartPayment = NonNullable<z.infer<typeof StartPaymentSchema>>;

/** A buyer's yes to one email about a payment that is not finished, or its taking back. */
export const CheckoutReminderSchema = z.object({
  isWanted: z.boolean(),
  /** The words that the buyer ticked. */
  wording: z.literal(CHECKOUT_REMINDER_WORDING, 'This has changed. Reload the page and read it again.'),
  /** The address of a buyer without an account; of any other it is the account's. */
  email: EmailSchema.optional(),
});
export type CheckoutReminder = z.infer<typeof CheckoutReminderSchema>;

/** Asks about a code before a payment is begun. */
export const OfferQuestionSchema = z.object({
  offerCode: OfferCodeSchema,
  offerEmail: EmailSchema.optional(),
  /** The code is for a gift, whose form asks for the address itself. */
  isGift: z.boolean().optional(),
  /** The price that the buyer's page shows, in pence. */
  seenPence: SeenPenceSchema.optional(),
});
export type OfferQuestion = z.infer<typeof OfferQuestionSchema>;

/** What a code leaves to pay, in pence. */
export const OfferAnswerSchema = z.object({ offerCode: z.string(), fullPence: z.int(), amountPence: z.int() });
export type OfferAnswer = z.infer<typeof OfferAnswerSchema>;

/** The embedded form's key to one checkout session. */
export const PaymentIntentAnswerSchema = z.object({
  clientSecret: z.string(),
  /** The amount of that session, in pence. */
  amountPence: z.int(),
});
export type PaymentIntentAnswer = z.infer<typeof PaymentIntentAnswerSchema>;

/** The hosted page that takes the payment: the browser goes there. */
export const CheckoutAnswerSchema = z.object({ url: z.string() });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswerSchema>;

/** A checkout session's (`cs_…`) or payment intent's (`pi_…`) id. An identifier, never a credential by itself. */
export const ProviderSessionIdSchema = z.string().regex(/^(cs|pi)_[A-Za-z0-9_]{1,250}$/, 'This isn’t a payment id.');

/** The state of a payment (product §4). It never carries a token. */
export const PaymentVerificationSchema = z.object({
  waiting: z.boolean(),
  /** The buyer's first name, only for the browser that started the checkout, or its signed-in owner. */
  firstName: z.string().optional(),
  subscriptionStatus: SubscriptionStatusSchema,
  needsPasswordSetup: z.boolean(),
  /** The address of the account whose password is to be chosen, so that the buyer sees a mistyped one. */
  email: z.string().optional(),
  /** The reference of the purchase; only for the buyer, as the name is. */
  reference: z.string().optional(),
  /** The payment is for a gift. */
  isGift: z.boolean().optional(),
  /**
   * The payment was made with the address of an account, and waits for the link that was sent there; only for the
   * buyer.
   */
  awaitsLink: z.boolean().optional(),
});
export type PaymentVerification = z.infer<typeof PaymentVerificationSchema>;

/**
 * What the server knows of the caller's money: of the account, or of the checkout that the browser began. The server asks the
 * provider where that can change the answer. A page claims nothing about money that does not follow from it.
 */
export const PaymentStandingAnswerSchema = z.object({
  standing: z.enum(PAYMENT_STANDINGS),
  /** The checkout session that decides it, where there is one. */
  sessionId: z.string().optional(),
  /** The reference of that purchase. */
  reference: z.string().optional(),
  /** The payment was made within the hour: the success page is still open to this browser. */
  isRecent: z.boolean(),
  /** The payment on hold was made by another person, for a gift. */
  isGift: z.boolean().optional(),
  /** A guest's payment with the address of this account waits for the link that was sent there. */
  awaitsLink: z.boolean(),
});
export type PaymentStandingAnswer = z.infer<typeof PaymentStandingAnswerSchema>;

/** Signs the browser that paid in to the account of its checkout session. */
export const LoginFromSessionSchema = z.object({ sessionId: ProviderSessionIdSchema });

/** The first password of the account that a guest's purchase has made. */
export const ClaimAccountSchema = z.object({
  sessionId: ProviderSessionIdSchema,
  password: NewPasswordSchema,
  /** The wording with which the buyer said yes to the newsletter; absent without a yes. */
  newsletter: NewsletterWordingSchema.optional(),
});
export type ClaimAccount = z.infer<typeof ClaimAccountSchema>;

/** The token of the link that joins a payment to the account whose address it was made with. */
export const ClaimPurchaseSchema = z.object({ token: z.string().min(1).max(100) });

/** The outcome for such a payment: it opened the account, or goes back because the account is active already. */
export const PurchaseClaimSchema = z.object({ outcome: z.enum(['attached', 'returned']) });
export type PurchaseClaim = z.infer<typeof PurchaseClaimSchema>;

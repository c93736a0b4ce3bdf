import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds } from './app-needs.ts';
import { checkoutEntryRoutes, checkoutSessionRoutes } from './features/checkout/checkout.routes.ts';
import { offerRoutes } from './features/checkout/offer.routes.ts';
import { paymentStandingRoutes } from './features/checkout/payment-status.routes.ts';
import { paymentPublicRoutes, paymentStartRoutes } from './features/checkout/payments.routes.ts';
import { claimGiftRoutes, openGiftRoutes } from './features/gifts/claim-gift.routes.ts';
import { giftCheckoutRoutes, giftPaymentRoutes } from './features/gifts/gift-checkout.routes.ts';
import { givenGiftRoutes, ownGiftsRoutes } from './features/gifts/given-gifts.routes.ts';
import { claimPurchaseRoutes } from './features/purchases/claim-purchase.routes.ts';
import { ownPurchasesRoutes } from './features/purchases/own-purchases.routes.ts';
import { stripeWebhookRoutes } from './features/purchases/stripe-webhook.routes.ts';
import type { Services } from './services.ts';

export const publicPaymentFeatures = (
  { cardProcessor: { sandboxRoutes } }: AppNeeds,
  { context, mayPay }: Services,
): FastifyPluginAsyncZod[] => [
  paymentPublicRoutes(context, mayPay),
  checkoutEntryRoutes(context),
  paymentStandingRoutes(context),
  giftPaymentRoutes(context),
  openGiftRoutes(context),
  stripeWebhookRoutes(context),
  ...(sandboxRoutes ? [sandboxRoutes] : []),
];

export const guestPaymentFeatures = ({ context, mayPay }: Services): FastifyPluginAsyncZod[] => [
  checkoutSessionRoutes(context, mayPay),
  offerRoutes(context),
  giftCheckoutRoutes(context, mayPay),
  givenGiftRoutes(context),
];

export const ownPaymentFeatures = ({ context, mayPay }: Services): FastifyPluginAsyncZod[] => [
  paymentStartRoutes(context, mayPay),
  claimPurchaseRoutes(context),
  ownPurchasesRoutes(context),
  ownGiftsRoutes(context),
  claimGiftRoutes(context),
];

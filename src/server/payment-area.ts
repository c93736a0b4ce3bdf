import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds } from './app-needs.ts';
import { bearerTokenOf } from './features/auth/access.ts';
import {
  type CheckoutRouteNeeds,
  checkoutEntryRoutes,
  checkoutSessionRoutes,
} from './features/checkout/checkout.routes.ts';
import { type OfferLimits, offerRoutes } from './features/checkout/offer.routes.ts';
import { paymentStandingRoutes } from './features/checkout/payment-status.routes.ts';
import { paymentPublicRoutes, paymentStartRoutes } from './features/checkout/payments.routes.ts';
import { claimGiftRoutes, openGiftRoutes } from './features/gifts/claim-gift.routes.ts';
import {
  type GiftCheckoutRouteNeeds,
  giftCheckoutRoutes,
  giftPaymentRoutes,
} from './features/gifts/gift-checkout.routes.ts';
import { givenGiftRoutes, ownGiftsRoutes } from './features/gifts/given-gifts.routes.ts';
import { claimPurchaseRoutes } from './features/purchases/claim-purchase.routes.ts';
import { ownPurchasesRoutes } from './features/purchases/own-purchases.routes.ts';
import { stripeWebhookRoutes } from './features/purchases/stripe-webhook.routes.ts';
import type { Services } from './services.ts';

export function publicPaymentFeatures(needs: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { now, cardProcessor } = needs;
  const { callerOf, mayPay, payments } = services;
  const { stripe, webhookSecrets, takeWebhookEvent } = payments;
  return [
    paymentPublicRoutes({ payments, callerOf, mayPay }),
    checkoutEntryRoutes(checkoutNeeds(needs, services)),
    paymentStandingRoutes({ payments, callerOf }),
    giftPaymentRoutes(giftNeeds(needs, services)),
    openGiftRoutes({ payments, giftCodeRate: services.limits.giftCodeRate }),
    stripeWebhookRoutes({ stripe, webhookSecrets, takeEvent: takeWebhookEvent, now }),
    ...(cardProcessor.sandboxRoutes ? [cardProcessor.sandboxRoutes] : []),
  ];
}

/** Of a payment on the provider's page: starting it, and signing in with it. */
function checkoutNeeds({ config }: AppNeeds, services: Services): CheckoutRouteNeeds {
  const { callerOf, mayPay, originOf, payments, randomNonce, limits } = services;
  const { registrationRate, signInRate } = limits;
  const { guestCheckout } = config;
  const tokenOf = bearerTokenOf;
  const offerLimits = offerLimitsOf(services);
  return {
    payments,
    randomNonce,
    originOf,
    callerOf,
    mayPay,
    tokenOf,
    registrationRate,
    signInRate,
    guestCheckout,
    offerLimits,
  };
}

function giftNeeds({ config, now }: AppNeeds, services: Services): GiftCheckoutRouteNeeds {
  const { callerOf, mayPay, originOf, payments, randomNonce, limits } = services;
  const { giftRate, registrationRate, signInRate } = limits;
  const { guestCheckout } = config;
  const offerLimits = offerLimitsOf(services);
  return {
    payments,
    randomNonce,
    originOf,
    callerOf,
    mayPay,
    giftRate,
    registrationRate,
    signInRate,
    guestCheckout,
    offerLimits,
    now,
  };
}

const offerLimitsOf = ({ limits: { offerRatePerAddress, offerRatePerSession } }: Services): OfferLimits => ({
  offerRatePerAddress,
  offerRatePerSession,
});

export function guestPaymentFeatures(needs: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { originOf, payments, limits } = services;
  return [
    checkoutSessionRoutes(checkoutNeeds(needs, services)),
    offerRoutes({ payments, offerLimits: offerLimitsOf(services) }),
    giftCheckoutRoutes(giftNeeds(needs, services)),
    givenGiftRoutes({ payments, originOf, signInRate: limits.signInRate, now: needs.now }),
  ];
}

export function ownPaymentFeatures(services: Services): FastifyPluginAsyncZod[] {
  const { callerOf, mayPay, originOf, payments, randomNonce, limits } = services;
  return [
    paymentStartRoutes({ payments, randomNonce, originOf, callerOf, mayPay, offerLimits: offerLimitsOf(services) }),
    claimPurchaseRoutes({ payments }),
    ownPurchasesRoutes({ payments }),
    ownGiftsRoutes({ payments }),
    claimGiftRoutes({ payments, giftCodeRate: limits.giftCodeRate }),
  ];
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServerContext } from './context.ts';
import { deskAreas } from './desk/desk-areas.ts';
import { signInRoutes } from './desk/operators/sign-in.routes.ts';
import { createPractice } from './desk/site/practice.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { accountExportRoutes } from './features/account/account-export.routes.ts';
import { confirmEmailRoutes } from './features/account/confirm-email.routes.ts';
import { securityRoutes } from './features/account/security.routes.ts';
import {
  answerThrownToCaller,
  ifTokenGiven,
  requireActiveSubscription,
  requireOwnId,
  requireSignIn,
} from './features/auth/access.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { devicesRoutes } from './features/auth/devices.routes.ts';
import { passwordResetRoutes } from './features/auth/password-reset.routes.ts';
import { checkoutEntryRoutes, checkoutSessionRoutes } from './features/checkout/checkout.routes.ts';
import { forgetBuyer, type MayPay } from './features/checkout/checkout-answers.ts';
import { checkoutReminderRoutes } from './features/checkout/checkout-reminder.routes.ts';
import { endOpenCheckouts } from './features/checkout/end-open-checkouts.ts';
import { offerRoutes } from './features/checkout/offer.routes.ts';
import { paymentStandingRoutes } from './features/checkout/payment-status.routes.ts';
import { paymentPublicRoutes, paymentStartRoutes } from './features/checkout/payments.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { claimGiftRoutes, openGiftRoutes } from './features/gifts/claim-gift.routes.ts';
import { giftCheckoutRoutes, giftPaymentRoutes } from './features/gifts/gift-checkout.routes.ts';
import { givenGiftRoutes, ownGiftsRoutes } from './features/gifts/given-gifts.routes.ts';
import { healthAgreementsRoutes } from './features/health-agreements/health-agreements.routes.ts';
import { mediaRoutes, videosRoutes } from './features/media/media.routes.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { picturesRoutes } from './features/pictures/pictures.routes.ts';
import { probesRoutes } from './features/probes/probes.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { claimPurchaseRoutes } from './features/purchases/claim-purchase.routes.ts';
import { ownPurchasesRoutes } from './features/purchases/own-purchases.routes.ts';
import { stripeWebhookRoutes } from './features/purchases/stripe-webhook.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { voiceRoutes } from './features/site/voice.routes.ts';
import { ownSitterRoutes } from './features/sitter/own-sitter.routes.ts';
import { sitterCalendarRoutes } from './features/sitter/sitter-calendar.routes.ts';
import { sitterEmailsRoutes } from './features/sitter/sitter-emails.routes.ts';
import { sitterPageRoutes } from './features/sitter/sitter-page.routes.ts';
import { stepsRoutes } from './features/steps/steps.routes.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import type { PublishedWords } from './features/words/published-words.ts';
import { wordsRoutes } from './features/words/words.routes.ts';
import { calendarFeedRoutes } from './features/workout-days/calendar-feed.routes.ts';
import { stopRemindersRoutes } from './features/workout-days/stop-reminders.routes.ts';
import { workoutDaysRoutes } from './features/workout-days/workout-days.routes.ts';
import { storedSessionRoutes } from './features/workout-sessions/stored-session.routes.ts';
import { workoutSessionsRoutes } from './features/workout-sessions/workout-sessions.routes.ts';
import { handleOnce } from './platform/http/handle-once.ts';
import type { RouteArea } from './platform/http/route-areas.ts';
import { limitUnderWay } from './platform/limits/limit-under-way.ts';
import { limitReadsAndWrites } from './platform/limits/rate-limit.ts';
import type { RequestFigures } from './platform/metrics/request-figures.ts';
import type { Upkeep } from './upkeep/upkeep.ts';
import { voiceFolderOf } from './voice-folder.ts';

/** What routes serve beside the context. */
interface Served {
  words: PublishedWords;
  upkeep: Upkeep;
  requests: RequestFigures;
  clientFolder: string | undefined;
  freeBytes: () => Promise<number>;
  isStopping: () => boolean;
  /** When the database last refused what a request wrote. */
  refusedAt: () => number | undefined;
}

/** Every route in the area that says who may call it. */
export function routeAreas(context: ServerContext, served: Served): RouteArea[] {
  const { mayPay } = createPractice(context);
  const once = handleOnce(context);
  const signedIn = [
    requireSignIn(context),
    limitReadsAndWrites(context.limits),
    limitUnderWay(context.limits.requestsAtOnce),
  ];
  const answerThrown = answerThrownToCaller(context);
  return [
    { name: 'public', checks: [], features: publicFeatures(context, served, mayPay) },
    {
      name: 'guest',
      checks: signedIn.map(ifTokenGiven),
      features: [
        checkoutSessionRoutes(context, mayPay),
        checkoutReminderRoutes(context),
        offerRoutes(context),
        giftCheckoutRoutes(context, mayPay),
        givenGiftRoutes(context),
      ],
      answerThrown,
    },
    {
      name: 'signed-in',
      checks: [...signedIn, once.check],
      beforeAnswer: once.beforeAnswer,
      features: accountFeatures(context, mayPay),
      answerThrown,
    },
    {
      name: 'subscriber',
      checks: [...signedIn, requireActiveSubscription, requireOwnId, once.check],
      beforeAnswer: once.beforeAnswer,
      features: memberFeatures(context, served.words),
      answerThrown,
    },
    ...deskAreas(context, served),
  ];
}

/** Whoever has the link of a calendar, of an e-mail or of a sitter needs no sign-in. */
const publicFeatures = (
  context: ServerContext,
  { words, requests, isStopping, refusedAt }: Served,
  mayPay: MayPay,
): FastifyPluginAsyncZod[] => [
  probesRoutes(context, { isStopping, refusedAt }),
  metricsRoutes(context, requests),
  siteRoutes(context, words, mayPay),
  visitsRoutes(context),
  wordsRoutes(words),
  picturesRoutes(context),
  mediaRoutes(context, words),
  voiceRoutes(voiceFolderOf(context.config.dataFolder), words.programme),
  authRoutes(context, (reply, userId) => forgetBuyer(context, reply, userId)),
  passwordResetRoutes(context),
  confirmEmailRoutes(context),
  paymentPublicRoutes(context, mayPay),
  checkoutEntryRoutes(context),
  paymentStandingRoutes(context),
  giftPaymentRoutes(context),
  openGiftRoutes(context),
  stripeWebhookRoutes(context),
  ...(context.sandboxRoutes ? [context.sandboxRoutes] : []),
  calendarFeedRoutes(context, words),
  stopRemindersRoutes(context),
  sitterPageRoutes(context, words.programme),
  sitterEmailsRoutes(context, words.programme),
  sitterCalendarRoutes(context, words.programme),
  signInRoutes(context),
];

const accountFeatures = (context: ServerContext, mayPay: MayPay): FastifyPluginAsyncZod[] => [
  accountRoutes(context),
  securityRoutes(context, (request) => endOpenCheckouts(context, request, request.userId)),
  devicesRoutes(context),
  accountExportRoutes(context),
  newsletterRoutes(context),
  paymentStartRoutes(context, mayPay),
  claimPurchaseRoutes(context),
  ownPurchasesRoutes(context),
  ownGiftsRoutes(context),
  claimGiftRoutes(context),
];

const memberFeatures = (context: ServerContext, words: PublishedWords): FastifyPluginAsyncZod[] => [
  workoutSessionsRoutes(context, words.programme),
  storedSessionRoutes(context),
  stepsRoutes(context),
  progressRoutes(context),
  dashboardRoutes(context, words.programme),
  videosRoutes(context, words),
  healthAgreementsRoutes(context),
  workoutDaysRoutes(context, words),
  ownSitterRoutes(context),
];

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds, Area } from './app-needs.ts';
import { deskAreas } from './desk/desk-areas.ts';
import { signInRoutes } from './desk/operators/sign-in.routes.ts';
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
import { forgetBuyer } from './features/checkout/checkout-answers.ts';
import { endOpenCheckouts } from './features/checkout/end-open-checkouts.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { healthAgreementsRoutes } from './features/health-agreements/health-agreements.routes.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { probesRoutes } from './features/probes/probes.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { siteRoutes, videosRoutes } from './features/site/site.routes.ts';
import { voiceRoutes } from './features/site/voice.routes.ts';
import { ownSitterRoutes } from './features/sitter/own-sitter.routes.ts';
import { sitterCalendarRoutes } from './features/sitter/sitter-calendar.routes.ts';
import { sitterEmailsRoutes } from './features/sitter/sitter-emails.routes.ts';
import { sitterPageRoutes } from './features/sitter/sitter-page.routes.ts';
import { stepsRoutes } from './features/steps/steps.routes.ts';
import { wordsRoutes } from './features/words/words.routes.ts';
import { calendarFeedRoutes } from './features/workout-days/calendar-feed.routes.ts';
import { stopRemindersRoutes } from './features/workout-days/stop-reminders.routes.ts';
import { workoutDaysRoutes } from './features/workout-days/workout-days.routes.ts';
import { storedSessionRoutes } from './features/workout-sessions/stored-session.routes.ts';
import { workoutSessionsRoutes } from './features/workout-sessions/workout-sessions.routes.ts';
import { guestPaymentFeatures, ownPaymentFeatures, publicPaymentFeatures } from './payment-area.ts';
import { handleOnce } from './platform/http/handle-once.ts';
import type { RouteArea } from './platform/http/route-areas.ts';
import { limitUnderWay } from './platform/limits/limit-under-way.ts';
import { limitReadsAndWrites } from './platform/limits/rate-limit.ts';
import type { Services } from './services.ts';
import { voiceFolderOf } from './voice-folder.ts';

/** Every route, with what it uses, in the area that says who may call it. */
export function routeAreas(needs: AppNeeds, services: Services): RouteArea<Area>[] {
  const { context } = services;
  const once = handleOnce(context);
  const signedIn = [
    requireSignIn(context),
    limitReadsAndWrites(context.limits),
    limitUnderWay(context.limits.requestsAtOnce),
  ];
  const answerThrown = answerThrownToCaller(context);
  return [
    {
      name: 'public',
      checks: [],
      features: [
        ...siteFeatures(needs, services),
        ...signInFeatures(services),
        ...publicPaymentFeatures(needs, services),
        ...linkFeatures(services),
        signInRoutes(services.context),
      ],
    },
    {
      name: 'guest',
      checks: signedIn.map(ifTokenGiven),
      features: guestPaymentFeatures(services),
      answerThrown,
    },
    {
      name: 'signed-in',
      checks: [...signedIn, once.check],
      beforeAnswer: once.beforeAnswer,
      features: accountFeatures(services),
      answerThrown,
    },
    {
      name: 'subscriber',
      checks: [...signedIn, requireActiveSubscription, requireOwnId, once.check],
      beforeAnswer: once.beforeAnswer,
      features: memberFeatures(needs, services),
      answerThrown,
    },
    ...deskAreas(needs, services),
  ];
}

function siteFeatures({ config, isStopping = () => false }: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { context, requests, mayPay, refusedWrites, words } = services;
  return [
    probesRoutes(context, { isStopping, refusedAt: refusedWrites.lastAt }),
    metricsRoutes(context, requests),
    siteRoutes(context, words, mayPay),
    wordsRoutes(words),
    voiceRoutes(voiceFolderOf(config.dataFolder)),
  ];
}

const signInFeatures = ({ context }: Services): FastifyPluginAsyncZod[] => [
  authRoutes(context, (reply, userId) => forgetBuyer(context, reply, userId)),
  passwordResetRoutes(context),
  confirmEmailRoutes(context),
];

/** Whoever has the link of a calendar, of an e-mail or of a sitter needs no sign-in. */
const linkFeatures = ({ context, words }: Services): FastifyPluginAsyncZod[] => [
  calendarFeedRoutes(context, words),
  stopRemindersRoutes(context),
  sitterPageRoutes(context),
  sitterEmailsRoutes(context),
  sitterCalendarRoutes(context),
];

function accountFeatures(services: Services): FastifyPluginAsyncZod[] {
  const { context, eraseAccount } = services;
  return [
    accountRoutes(context),
    securityRoutes(context, eraseAccount, (request) => endOpenCheckouts(context, request, request.userId)),
    devicesRoutes(context),
    accountExportRoutes(context),
    newsletterRoutes(context),
    ...ownPaymentFeatures(services),
  ];
}

function memberFeatures({ config }: AppNeeds, { context, words }: Services): FastifyPluginAsyncZod[] {
  return [
    workoutSessionsRoutes(context),
    storedSessionRoutes(context),
    stepsRoutes(context),
    progressRoutes(context),
    dashboardRoutes(context),
    videosRoutes(config.videos),
    healthAgreementsRoutes(context),
    workoutDaysRoutes(context, words),
    ownSitterRoutes(context),
  ];
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds, Area } from './app-needs.ts';
import { deskAreas } from './desk/desk-areas.ts';
import { doorRoutes } from './desk/operators/sign-in.routes.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { createAccountExportRepository } from './features/account/account-export.repository.ts';
import { accountExportRoutes } from './features/account/account-export.routes.ts';
import { confirmEmailRoutes } from './features/account/confirm-email.routes.ts';
import { securityRoutes } from './features/account/security.routes.ts';
import {
  answerThrownToCaller,
  bearerTokenOf,
  ifTokenGiven,
  requireActiveSubscription,
  requireOwnId,
  requireSignIn,
} from './features/auth/access.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { browserIdOf } from './features/auth/browser-cookie.ts';
import { devicesRoutes } from './features/auth/devices.routes.ts';
import { passwordResetRoutes } from './features/auth/password-reset.routes.ts';
import { forgetBuyer } from './features/checkout/checkout-answers.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { healthAgreementsRoutes } from './features/health-agreements/health-agreements.routes.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { probesRoutes } from './features/probes/probes.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { videosRoutes } from './features/site/videos.routes.ts';
import { voiceRoutes } from './features/site/voice.routes.ts';
import { ownCoverRoutes } from './features/sitter/own-sitter.routes.ts';
import { coverCalendarRoutes } from './features/sitter/sitter-calendar.routes.ts';
import { coverLettersRoutes } from './features/sitter/sitter-emails.routes.ts';
import { coverPageRoutes } from './features/sitter/sitter-page.routes.ts';
import { stepsRoutes } from './features/steps/steps.routes.ts';
import { wordsRoutes } from './features/words/words.routes.ts';
import { calendarFeedRoutes } from './features/workout-days/calendar-feed.routes.ts';
import { stopRemindersRoutes } from './features/workout-days/stop-reminders.routes.ts';
import { workoutDaysRoutes } from './features/workout-days/workout-days.routes.ts';
import { storedSessionRoutes } from './features/workout-sessions/stored-session.routes.ts';
import { workoutSessionsRoutes } from './features/workout-sessions/workout-sessions.routes.ts';
import { guestPaymentFeatures, ownPaymentFeatures, publicPaymentFeatures } from './payment-area.ts';
import { handleOnce } from './platform/http/handle-once.ts';
import { limitUnderWay } from './platform/http/limit-under-way.ts';
import { limitReadsAndWrites } from './platform/http/rate-limit.ts';
import type { RouteArea } from './platform/http/route-areas.ts';
import type { Services } from './services.ts';
import { voiceFolderOf } from './voice-folder.ts';

/** Every route, with what it uses, in the area that says who may call it. */
export function routeAreas(needs: AppNeeds, services: Services): RouteArea<Area>[] {
  const { accessTokens, limits } = services;
  const once = handleOnce(services.context);
  const signedIn = [requireSignIn(accessTokens), limitReadsAndWrites(limits), limitUnderWay(limits.requestsAtOnce)];
  const answerThrown = answerThrownToCaller(accessTokens);
  return [
    {
      name: 'public',
      checks: [],
      features: [
        ...siteFeatures(needs, services),
        ...signInFeatures(needs, services),
        ...publicPaymentFeatures(needs, services),
        ...linkFeatures(services),
        doorRoutes(services.context),
      ],
    },
    {
      name: 'guest',
      checks: signedIn.map(ifTokenGiven),
      features: guestPaymentFeatures(needs, services),
      answerThrown,
    },
    {
      name: 'signed-in',
      checks: [...signedIn, once.check],
      beforeAnswer: once.beforeAnswer,
      features: accountFeatures(needs, services),
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

function signInFeatures({ db, now, createId, randomBytes }: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { accounts, accessTokens, attempts, knownBrowsers, oneTimeTokens, accessGrants } = services;
  const { corrections, diary } = services;
  const { emails, passwords, payments, limits } = services;
  const { linkRate, registrationRate, signInRate } = limits;
  return [
    authRoutes({
      db,
      accounts,
      accessTokens,
      attempts,
      knownBrowsers,
      passwords,
      signInRate,
      registrationRate,
      now,
      createId,
      randomBytes,
      forgetBuyer: (reply, userId) => forgetBuyer(payments, reply, userId),
    }),
    passwordResetRoutes({
      db,
      accounts,
      accessTokens,
      attempts,
      knownBrowsers,
      oneTimeTokens,
      accessGrants,
      emails,
      passwords,
      linkRate,
      signInRate,
      now,
      randomBytes,
    }),
    confirmEmailRoutes({ db, accounts, oneTimeTokens, emails, corrections, diary, signInRate, now }),
  ];
}

/** Whoever has the link of a calendar, of an e-mail or of a sitter needs no sign-in. */
const linkFeatures = ({ context, words }: Services): FastifyPluginAsyncZod[] => [
  calendarFeedRoutes(context, words),
  stopRemindersRoutes(context),
  coverPageRoutes(context),
  coverLettersRoutes(context),
  coverCalendarRoutes(context),
];

function accountFeatures({ db, now }: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { accessTokens, accounts, attempts, emails, passwords, accessGrants } = services;
  const { payments, limits, diary, eraseAccount } = services;
  const deleting = { eraseAccount, diary, endOpenCheckout: payments.endOpenCheckout };
  const tokenOf = bearerTokenOf;
  const accountExports = createAccountExportRepository(db);
  return [
    accountRoutes({ db, accounts, attempts, emails, passwords, now }),
    securityRoutes({ db, accounts, attempts, emails, passwords, accessGrants, tokenOf, browserIdOf, ...deleting, now }),
    devicesRoutes({ db, accessTokens }),
    accountExportRoutes({ accountExports, exportRate: limits.exportRate, now }),
    newsletterRoutes(services.context),
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
    ownCoverRoutes(context),
  ];
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds, Area } from './app-needs.ts';
import { coverFeatures, linkTokens, ownCoverFeature } from './cover-features.ts';
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
import { createDashboardRepository } from './features/dashboard/dashboard.repository.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { createHealthAgreementsRepository } from './features/health-agreements/health-agreements.repository.ts';
import { healthAgreementsRoutes } from './features/health-agreements/health-agreements.routes.ts';
import { createMetricsRepository } from './features/metrics/metrics.repository.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { coachLettersRoutes } from './features/newsletter/newsletter.routes.ts';
import { createHealthRepository } from './features/probes/liveness.repository.ts';
import { healthRoutes } from './features/probes/probes.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { createStatsRepository } from './features/progress/stats.repository.ts';
import { createSiteRepository } from './features/site/site.repository.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { videosRoutes } from './features/site/videos.routes.ts';
import { voiceRoutes } from './features/site/voice.routes.ts';
import { createStepsRepository } from './features/steps/steps.repository.ts';
import { stepsRoutes } from './features/steps/steps.routes.ts';
import { wordsRoutes } from './features/words/words.routes.ts';
import { calendarFeedRoutes } from './features/workout-days/calendar-feed.routes.ts';
import { stopRemindersRoutes } from './features/workout-days/stop-reminders.routes.ts';
import { workoutDaysRoutes } from './features/workout-days/workout-days.routes.ts';
import { createSessionChangesRepository } from './features/workout-sessions/session-changes.repository.ts';
import { storedSessionRoutes } from './features/workout-sessions/stored-session.routes.ts';
import { createWorkoutSessionsRepository } from './features/workout-sessions/workout-sessions.repository.ts';
import { workoutSessionsRoutes } from './features/workout-sessions/workout-sessions.routes.ts';
import { guestPaymentFeatures, ownPaymentFeatures, publicPaymentFeatures } from './payment-area.ts';
import { createFreeBytes } from './platform/database/free-bytes.ts';
import { handleOnce } from './platform/http/handle-once.ts';
import { createHandledChangesRepository } from './platform/http/handled-changes.repository.ts';
import { limitUnderWay } from './platform/http/limit-under-way.ts';
import { limitReadsAndWrites } from './platform/http/rate-limit.ts';
import type { RouteArea } from './platform/http/route-areas.ts';
import type { Services } from './services.ts';
import { voiceFolderOf } from './voice-folder.ts';

/** Every route, with what it uses, in the area that says who may call it. */
export function routeAreas(needs: AppNeeds, services: Services): RouteArea<Area>[] {
  const { accessTokens, limits } = services;
  const { db, now } = needs;
  const once = handleOnce({ handledChanges: createHandledChangesRepository(db), now });
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
        ...calendarFeatures(needs, services),
        ...coverFeatures(needs, services),
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

function siteFeatures({ db, config, log, now, isStopping }: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { siteWords, legalReviewed, guestCheckout, payments, publicOrigin } = config;
  const { metricsToken, dataFolder, dailyBackups } = config;
  const { requests, passwords, mayPay, pricePence, refusedWrites, words } = services;
  const ofMetrics = { metrics: createMetricsRepository(db), metricsToken, dataFolder, dailyBackups };
  const site = createSiteRepository(db);
  const ofSite = { site, siteWords, legalReviewed, guestCheckout, payments, publicOrigin };
  const [health, freeBytes] = [createHealthRepository(db), createFreeBytes(db)];
  return [
    healthRoutes({ health, now, log, freeBytes, isStopping, refusedAt: refusedWrites.lastAt }),
    metricsRoutes({ ...ofMetrics, requests, passwords, tokenOf: bearerTokenOf, now }),
    siteRoutes({ ...ofSite, words, mayPay, pricePence, now }),
    wordsRoutes({ words }),
    voiceRoutes(voiceFolderOf(dataFolder)),
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

function calendarFeatures({ db, now }: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { accounts, coverLetters, dayActivity, oneTimeTokens, originOf, progress, words, workoutDays, limits } =
    services;
  const { feedRate, feedRatePerAddress, signInRate } = limits;
  return [
    calendarFeedRoutes({
      accounts,
      dayActivity,
      progress,
      words,
      workoutDays,
      feedRate,
      feedRatePerAddress,
      originOf,
      now,
    }),
    stopRemindersRoutes({ db, oneTimeTokens, workoutDays, coverLetters, signInRate, now }),
  ];
}

function accountFeatures({ db, now }: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { accessTokens, accounts, attempts, emails, lettersAnswers, passwords, accessGrants } = services;
  const { payments, limits, diary, eraseAccount } = services;
  const deleting = { eraseAccount, diary, endOpenCheckout: payments.endOpenCheckout };
  const tokenOf = bearerTokenOf;
  const accountExports = createAccountExportRepository(db);
  return [
    accountRoutes({ db, accounts, attempts, emails, passwords, now }),
    securityRoutes({ db, accounts, attempts, emails, passwords, accessGrants, tokenOf, browserIdOf, ...deleting, now }),
    devicesRoutes({ db, accessTokens }),
    accountExportRoutes({ accountExports, exportRate: limits.exportRate, now }),
    coachLettersRoutes({ db, lettersAnswers, now }),
    ...ownPaymentFeatures(services),
  ];
}

function memberFeatures(needs: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { db, config, now, createId, randomBytes } = needs;
  const { covers, dayActivity, limits, memberVersions, originOf, progress, words, workoutDays } = services;
  const workoutSessions = createWorkoutSessionsRepository(db);
  const sessionChanges = createSessionChangesRepository();
  const randomToken = linkTokens(randomBytes);
  return [
    workoutSessionsRoutes({
      db,
      workoutSessions,
      progress,
      memberVersions,
      historyRate: limits.historyRate,
      now,
      createId,
    }),
    storedSessionRoutes({ db, workoutSessions, sessionChanges, progress, memberVersions, now, createId }),
    stepsRoutes({ db, steps: createStepsRepository(db), memberVersions, now }),
    progressRoutes({ db, progress, stats: createStatsRepository(db), memberVersions, now }),
    dashboardRoutes({ dashboards: createDashboardRepository(db), memberVersions, now }),
    videosRoutes(config.videos),
    healthAgreementsRoutes({ healthAgreements: createHealthAgreementsRepository(db), now }),
    workoutDaysRoutes({
      db,
      workoutDays,
      covers,
      memberVersions,
      dayActivity,
      progress,
      words,
      randomToken,
      requireStillIn: services.requireStillIn,
      originOf,
      now,
    }),
    ownCoverFeature(needs, services),
  ];
}

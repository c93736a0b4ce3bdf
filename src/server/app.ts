import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Config } from './config.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { createAccountExportRepository } from './features/account/account-export.repository.ts';
import { accountExportRoutes } from './features/account/account-export.routes.ts';
import { createAccountsRepository } from './features/account/accounts.repository.ts';
import { confirmEmailRoutes } from './features/account/confirm-email.routes.ts';
import { securityRoutes } from './features/account/security.routes.ts';
import {
  addCaller,
  answerThrownToCaller,
  bearerTokenOf,
  callerOf,
  ifTokenGiven,
  requireActiveSubscription,
  requireOwnId,
  requireSignIn,
} from './features/auth/access.ts';
import { createAccessTokensRepository } from './features/auth/access-tokens.repository.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { browserIdOf } from './features/auth/browser-cookie.ts';
import { devicesRoutes } from './features/auth/devices.routes.ts';
import { createKnownBrowsersRepository } from './features/auth/known-browsers.repository.ts';
import { createOneTimeTokensRepository } from './features/auth/one-time-tokens.repository.ts';
import { passwordResetRoutes } from './features/auth/password-reset.routes.ts';
import { createSignInAttemptsRepository } from './features/auth/sign-in-attempts.repository.ts';
import { createWaysInRepository } from './features/auth/ways-in.repository.ts';
import { createDashboardRepository } from './features/dashboard/dashboard.repository.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { createMemberVersionRepository } from './features/dashboard/member-version.repository.ts';
import { createEmailsRepository } from './features/emails/emails.repository.ts';
import { createHealthRepository } from './features/health/health.repository.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { createHealthAgreementsRepository } from './features/health-agreements/health-agreements.repository.ts';
import { healthAgreementsRoutes } from './features/health-agreements/health-agreements.routes.ts';
import { createMetricsRepository } from './features/metrics/metrics.repository.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { checkoutEntryRoutes, checkoutSessionRoutes } from './features/payments/checkout.routes.ts';
import { forgetBuyer } from './features/payments/checkout-answers.ts';
import { claimPurchaseRoutes } from './features/payments/claim-purchase.routes.ts';
import { ownPurchasesRoutes } from './features/payments/own-purchases.routes.ts';
import type { PaymentSettings } from './features/payments/payment-settings.ts';
import { paymentStandingRoutes } from './features/payments/payment-standing.routes.ts';
import { paymentPublicRoutes, paymentStartRoutes } from './features/payments/payments.routes.ts';
import { createPayments } from './features/payments/payments.ts';
import { requestOrigin } from './features/payments/request-origin.ts';
import { stripeWebhookRoutes } from './features/payments/stripe-webhook.routes.ts';
import { createProgressRepository } from './features/progress/progress.repository.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { createStatsRepository } from './features/progress/stats.repository.ts';
import { createSiteRepository } from './features/site/site.repository.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { videosRoutes } from './features/site/videos.routes.ts';
import { createStepsRepository } from './features/steps/steps.repository.ts';
import { stepsRoutes } from './features/steps/steps.routes.ts';
import { calendarFeedRoutes } from './features/workout-days/calendar-feed.routes.ts';
import { createCalendarParts } from './features/workout-days/calendar-parts.ts';
import { stopRemindersRoutes } from './features/workout-days/stop-reminders.routes.ts';
import { createWorkoutDaysRepository } from './features/workout-days/workout-days.repository.ts';
import { workoutDaysRoutes } from './features/workout-days/workout-days.routes.ts';
import { createSessionChangesRepository } from './features/workout-sessions/session-changes.repository.ts';
import { storedSessionRoutes } from './features/workout-sessions/stored-session.routes.ts';
import { createWorkoutSessionsRepository } from './features/workout-sessions/workout-sessions.repository.ts';
import { workoutSessionsRoutes } from './features/workout-sessions/workout-sessions.routes.ts';
import { createFreeBytes } from './platform/database/free-bytes.ts';
import type { Database } from './platform/database/schema.ts';
import { createEmailOutboxRepository } from './platform/email/email-outbox.repository.ts';
import { addAccessLog } from './platform/http/access-log.ts';
import { addClientFiles } from './platform/http/client-files.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { limitUnderWay } from './platform/http/limit-under-way.ts';
import { limitReadsAndWrites } from './platform/http/rate-limit.ts';
import { addRouteArea, type RegisteredRoute, type RouteArea } from './platform/http/route-areas.ts';
import { pageHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { createRequestFigures } from './platform/metrics/request-figures.ts';
import { createPasswords, type PasswordCost } from './platform/passwords/passwords.ts';
import { createLimits, type Rates } from './rates.ts';
import { videoOrigins } from './video-address.ts';

/** Who may call: everybody; guests, and others only with a good sign-in; whoever is signed in; whoever has paid, for her own things only. */
export type Area = 'public' | 'guest' | 'signed-in' | 'subscriber';

export interface AppNeeds {
  db: Kysely<Database>;
  config: Config;
  log: FastifyBaseLogger;
  now: () => number;
  createId: () => string;
  randomBytes: (size: number) => Buffer;
  passwordCost: PasswordCost;
  rates: Rates;
  cardProcessor: CardProcessor;
  /** The built client; without it only the API is served. */
  clientFolder?: string | undefined;
  isStopping?: () => boolean;
  /** Hears of each route while the server is put together. */
  onRoute?: (route: RegisteredRoute<Area>) => void;
}

/** Who takes the money: Stripe, or the sandbox with what its own pages call. */
export interface CardProcessor {
  stripe: Stripe;
  settings: PaymentSettings;
  sandboxRoutes?: FastifyPluginAsyncZod;
}

/** The whole server: what it offers, and to whom. */
export function buildApp(needs: AppNeeds): FastifyInstance {
  const { config, log, createId } = needs;
  const parts = createParts(needs);
  const app = createHttpServer({
    log,
    createId,
    headers: securityHeaders(parts.pageNeeds),
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicOrigin,
  });
  addCaller(app);
  addAccessLog(app, { ...parts, userIdOf: (request) => request.userId });
  for (const area of areas(needs, parts)) addRouteArea(app, area, needs.onRoute ?? (() => {}));
  if (needs.clientFolder) addClientFiles(app, { folder: needs.clientFolder, ...config, ...parts });
  return app;
}

function areas(needs: AppNeeds, parts: Parts): RouteArea<Area>[] {
  const signedIn = [requireSignIn(parts.accessTokens), limitReadsAndWrites(parts), limitUnderWay(parts.requestsAtOnce)];
  const answerThrown = answerThrownToCaller(parts.accessTokens);
  const paying = payingParts(needs, parts);
  const { payments } = paying;
  const calendar = createCalendarParts({ ...needs, ...paying });
  return [
    {
      name: 'public',
      checks: [],
      features: [
        healthRoutes({ ...needs, health: createHealthRepository(needs.db), freeBytes: createFreeBytes(needs.db) }),
        metricsRoutes({ ...needs, ...needs.config, ...parts, metrics: createMetricsRepository(needs.db) }),
        siteRoutes({ ...needs, ...needs.config, site: createSiteRepository(needs.db) }),
        authRoutes({ ...needs, ...parts, forgetBuyer: (...leaving) => forgetBuyer(payments, ...leaving) }),
        passwordResetRoutes({ ...needs, ...parts }),
        confirmEmailRoutes({ ...needs, ...parts }),
        calendarFeedRoutes(calendar),
        stopRemindersRoutes(calendar),
        paymentPublicRoutes(paying),
        checkoutEntryRoutes(paying),
        paymentStandingRoutes(paying),
        stripeWebhookRoutes({ ...payments, now: needs.now, takeEvent: payments.takeWebhookEvent }),
        ...(needs.cardProcessor.sandboxRoutes ? [needs.cardProcessor.sandboxRoutes] : []),
      ],
    },
    { name: 'guest', checks: signedIn.map(ifTokenGiven), features: [checkoutSessionRoutes(paying)], answerThrown },
    {
      name: 'signed-in',
      answerThrown,
      checks: signedIn,
      features: [
        accountRoutes({ ...needs, ...parts }),
        securityRoutes({ ...needs, ...parts, ...payments }),
        devicesRoutes({ ...needs, ...parts }),
        accountExportRoutes({ ...needs, ...parts, accountExports: createAccountExportRepository(needs.db) }),
        paymentStartRoutes(paying),
        claimPurchaseRoutes(paying),
        ownPurchasesRoutes(paying),
      ],
    },
    {
      name: 'subscriber',
      answerThrown,
      checks: [...signedIn, requireActiveSubscription, requireOwnId],
      features: [...subscriberFeatures(needs, parts), workoutDaysRoutes(calendar)],
    },
  ];
}

function payingParts(needs: AppNeeds, parts: Parts) {
  const randomNonce = () => needs.randomBytes(24).toString('base64url');
  return {
    ...parts,
    payments: createPayments({
      ...needs,
      ...needs.cardProcessor,
      ...parts,
      refundPolicy: needs.config.siteWords.refundPolicy,
      randomId: needs.createId,
      randomNonce,
    }),
    randomNonce,
    originOf: (request: FastifyRequest) => requestOrigin(request, needs.config.publicOrigin),
    callerOf: callerOf(parts.accessTokens),
    guestCheckout: needs.config.guestCheckout,
  };
}

function subscriberFeatures(needs: AppNeeds, { historyRate }: Parts): FastifyPluginAsyncZod[] {
  const { db, config, now, createId } = needs;
  const memberVersions = createMemberVersionRepository(db);
  const progress = createProgressRepository(db);
  const shared = { db, memberVersions, progress, now, createId };
  const workouts = {
    ...shared,
    historyRate,
    workoutSessions: createWorkoutSessionsRepository(db),
    sessionChanges: createSessionChangesRepository(),
  };
  return [
    workoutSessionsRoutes(workouts),
    storedSessionRoutes(workouts),
    stepsRoutes({ ...shared, steps: createStepsRepository(db) }),
    progressRoutes({ ...shared, stats: createStatsRepository(db) }),
    dashboardRoutes({ ...shared, dashboards: createDashboardRepository(db) }),
    videosRoutes(config.videos),
    healthAgreementsRoutes({ healthAgreements: createHealthAgreementsRepository(db), now }),
  ];
}

/** What the features share. */
type Parts = ReturnType<typeof createParts>;

function createParts({ db, config, now, createId, randomBytes, passwordCost, rates }: AppNeeds) {
  const isHttps = config.publicOrigin?.startsWith('https:') ?? false;
  const pageNeeds = { isHttps, ...videoOrigins(config.videos) };
  // Nothing of the provider's may load anywhere else.
  const loadsStripe = (path: string) => config.payments.mode === 'stripe' && path === '/subscribe';
  const headersOf = (path: string, styleSources: readonly string[]) =>
    pageHeaders(pageNeeds, { loadsStripe: loadsStripe(path), styleSources });
  const entrances = {
    accounts: createAccountsRepository(db, config),
    accessTokens: createAccessTokensRepository({ db, designated: config, now, randomBytes }),
    knownBrowsers: createKnownBrowsersRepository(db),
    oneTimeTokens: createOneTimeTokensRepository({ db, now, randomBytes }),
    workoutDays: createWorkoutDaysRepository(db),
  };
  return {
    ...entrances,
    waysIn: createWaysInRepository({ ...entrances, now }),
    attempts: createSignInAttemptsRepository({ db, now, createId }),
    emails: createEmailsRepository({ outbox: createEmailOutboxRepository(db), now, createId }),
    requests: createRequestFigures(),
    tokenOf: bearerTokenOf,
    browserIdOf,
    passwords: createPasswords({ cost: passwordCost, randomBytes }),
    ...createLimits(rates, { db, now }),
    isHttps,
    pageNeeds,
    headersOf,
  };
}

import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import { ActivityAnswerSchema, DeskPageSchema } from '#contract/desk/activity-log.ts';
import { MemberSearchSchema, MembersAnswerSchema } from '#contract/desk/members.ts';
import { DeskOperatorSchema, DeskProofSchema, PasskeyOptionsSchema } from '#contract/desk/sign-in.ts';
import { DeskTodaySchema } from '#contract/desk/today.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { mayAtDesk, seesAddresses } from '#domain/desk/desk-roles.ts';
import type { ServerContext } from '#server/context.ts';
import * as members from '#server/desk/members/members.repository.ts';
import * as foundPurchases from '#server/desk/money/found-purchases.repository.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import {
  clearDeskCookie,
  deskOrigin,
  deskSessionOf,
  deskTokenOf,
  keyHolderOf,
} from '#server/desk/operators/desk-access.ts';
import * as operatorSessions from '#server/desk/operators/operator-sessions.repository.ts';
import * as passkeys from '#server/desk/operators/passkeys.ts';
import { answerWrong, deskCallerOf } from '#server/desk/operators/sign-in.routes.ts';
import { proveAgain } from '#server/desk/operators/sign-in.ts';
import { UNCLAIMED_WAITS_MS } from '#server/desk/operators/tell-owners.ts';
import { createSiteWatch } from '#server/upkeep/site-watch.ts';
import * as today from './today.repository.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** The oldest of each kind have a row of their own. */
const MOST_OF_A_KIND = 20;

const QUIET_MS = 14 * DAY_MS;

const SIGNED_OUT: DoneAnswer = { message: 'You’re signed out.' };
const PROVED: DoneAnswer = { message: 'Confirmed.' };

/** Of the caller's own sign-in: who it is, its end, a recent proof. */
export function ownSignInRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;

  return async (app) => {
    await app.register(cookie);

    app.get(DESK_PATHS.me, { schema: { response: { 200: DeskOperatorSchema } } }, async (request) => {
      const { operator, provedAt, hasPassword } = deskSessionOf(request);
      return { name: operator.name, email: operator.email, role: operator.role, provedAt, hasPassword };
    });

    app.post(DESK_PATHS.signOut, { schema: { response: { 200: DoneAnswerSchema } } }, async (request, reply) => {
      await operatorSessions.end(db, context, deskTokenOf(context, request));
      clearDeskCookie(context, reply);
      return SIGNED_OUT;
    });

    app.post(DESK_PATHS.proofOptions, { schema: { response: { 200: PasskeyOptionsSchema } } }, async (request) =>
      passkeys.signInOptions(context, deskOrigin(context, request), 'prove'),
    );

    app.post(
      DESK_PATHS.proof,
      { schema: { body: DeskProofSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const outcome = await proveAgain(
          context,
          keyHolderOf(context, request),
          request.body,
          deskCallerOf(context, request),
        );
        return outcome.ok ? PROVED : answerWrong(reply, outcome);
      },
    );
  };
}

/** What every operator sees; a viewer without addresses. */
export function deskRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, config, now } = context;
  const isPractice = config.payments.mode === 'sandbox';
  const siteTodos = createSiteWatch(config, db, now);

  return async (app) => {
    app.get(DESK_PATHS.today, { schema: { response: { 200: DeskTodaySchema } } }, async (request) => {
      const asked = { now: now(), unclaimedBefore: now() - UNCLAIMED_WAITS_MS, atMost: MOST_OF_A_KIND };
      const waiting = await today.todos(db, asked);
      const ofSite = mayAtDesk(deskSessionOf(request).operator.role, 'own') ? await siteTodos() : [];
      return {
        isPractice,
        hasMailServer: config.email.smtpUrl !== undefined,
        todos: seesAddressesHere(request) ? [...waiting, ...ofSite] : waiting.map((todo) => ({ ...todo, email: null })),
        deletedAgain: await activityLog.deletedAgainSince(db, now() - WEEK_MS),
        week: await today.since(db, now() - WEEK_MS),
      };
    });

    app.get(
      DESK_PATHS.members,
      { schema: { querystring: MemberSearchSchema, response: { 200: MembersAnswerSchema } } },
      async (request) => {
        const { find, show } = request.query;
        const { after = show === 'quiet' ? { at: now() - QUIET_MS, id: '' } : undefined } = request.query;
        const byEmail = seesAddressesHere(request);
        const page =
          find === ''
            ? await members.newest(db, context, { after, show })
            : await members.search(db, find, { byEmail });
        if (!byEmail) return { ...page, members: page.members.map((row) => ({ ...row, email: null })), purchases: [] };
        return { ...page, purchases: find === '' ? [] : await foundPurchases.find(db, find) };
      },
    );
  };
}

const seesAddressesHere = (request: FastifyRequest) => seesAddresses(deskSessionOf(request).operator.role);

export function activityRoutes({ db }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      DESK_PATHS.activity,
      { schema: { querystring: DeskPageSchema, response: { 200: ActivityAnswerSchema } } },
      async ({ query }) => activityLog.page(db, query.after),
    );
  };
}

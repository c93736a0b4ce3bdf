import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import { DeskPageSchema, DiaryAnswerSchema } from '#contract/desk/activity-log.ts';
import { MemberSearchSchema, MembersAnswerSchema } from '#contract/desk/members.ts';
import { DeskOperatorSchema, DeskProofSchema, PasskeyOptionsSchema } from '#contract/desk/sign-in.ts';
import { DeskTodaySchema, type Need } from '#contract/desk/today.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { mayAtDesk, seesAddresses } from '#domain/desk/desk-roles.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import type { MembersRepository } from '#server/desk/members/members.repository.ts';
import type { FoundPurchasesRepository } from '#server/desk/money/found-purchases.repository.ts';
import type { DiaryRepository } from '#server/desk/operators/activity-log.repository.ts';
import { clearDeskCookie, deskSessionOf, deskTokenOf, keyHolderOf } from '#server/desk/operators/desk-access.ts';
import { answerWrong, type DoorRoutesNeeds, deskCallerOf } from '#server/desk/operators/sign-in.routes.ts';
import { proveAgain } from '#server/desk/operators/sign-in.ts';
import { UNCLAIMED_WAITS_MS } from '#server/desk/operators/tell-owners.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { TodayRepository } from './today.repository.ts';

interface DeskRoutesNeeds {
  members: MembersRepository;
  foundPurchases: FoundPurchasesRepository;
  today: TodayRepository;
  diary: Pick<DiaryRepository, 'deletedAgainSince'>;
  siteNeeds: () => Promise<readonly Need[]>;
  isPractice: boolean;
  now: () => number;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** The oldest of each kind have a row of their own. */
const MOST_OF_A_KIND = 20;

const QUIET_DAYS = 14;

const SIGNED_OUT: DoneAnswer = { message: 'The desk is closed.' };
const PROVED: DoneAnswer = { message: 'Thank you.' };

/** Of the caller's own sign-in: who it is, its end, a recent proof. */
export function ownSignInRoutes(needs: DoorRoutesNeeds): FastifyPluginAsyncZod {
  const { sessions, passkeys, originOf, isHttps } = needs;

  return async (app) => {
    await app.register(cookie);

    app.get(DESK_PATHS.me, { schema: { response: { 200: DeskOperatorSchema } } }, async (request) => {
      const { operator, provedAt, hasPassword } = deskSessionOf(request);
      return { name: operator.name, email: operator.email, role: operator.role, provedAt, hasPassword };
    });

    app.post(DESK_PATHS.signOut, { schema: { response: { 200: DoneAnswerSchema } } }, async (request, reply) => {
      await sessions.end(deskTokenOf(request, isHttps));
      clearDeskCookie(reply, isHttps);
      return SIGNED_OUT;
    });

    app.post(DESK_PATHS.proofOptions, { schema: { response: { 200: PasskeyOptionsSchema } } }, async (request) =>
      passkeys.signInOptions(originOf(request), 'prove'),
    );

    app.post(
      DESK_PATHS.proof,
      { schema: { body: DeskProofSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const outcome = await proveAgain(
          needs,
          keyHolderOf(request, isHttps),
          request.body,
          deskCallerOf(needs, request),
        );
        return outcome.ok ? PROVED : answerWrong(reply, outcome);
      },
    );
  };
}

/** What every operator sees; a reader without addresses. */
export function deskRoutes(needs: DeskRoutesNeeds): FastifyPluginAsyncZod {
  const { members, foundPurchases, today, diary, siteNeeds, isPractice, now } = needs;

  return async (app) => {
    app.get(DESK_PATHS.today, { schema: { response: { 200: DeskTodaySchema } } }, async (request) => {
      const asked = { now: now(), unclaimedBefore: now() - UNCLAIMED_WAITS_MS, atMost: MOST_OF_A_KIND };
      const waiting = await today.needs(asked);
      const ofSite = mayAtDesk(deskSessionOf(request).operator.role, 'own') ? await siteNeeds() : [];
      return {
        isPractice,
        needs: seesAddressesHere(request) ? [...waiting, ...ofSite] : waiting.map((need) => ({ ...need, email: null })),
        deletedAgain: await diary.deletedAgainSince(now() - WEEK_MS),
        week: await today.since(now() - WEEK_MS),
      };
    });

    app.get(
      DESK_PATHS.members,
      { schema: { querystring: MemberSearchSchema, response: { 200: MembersAnswerSchema } } },
      async (request) => {
        const { find, after, show } = request.query;
        const quietBefore = addDays(londonDayAt(now()), -QUIET_DAYS);
        const byEmail = seesAddressesHere(request);
        const page =
          find === '' ? await members.newest({ after, show, quietBefore }) : await members.search(find, { byEmail });
        if (!byEmail) return { ...page, members: page.members.map((row) => ({ ...row, email: null })), purchases: [] };
        return { ...page, purchases: find === '' ? [] : await foundPurchases.find(find) };
      },
    );
  };
}

const seesAddressesHere = (request: FastifyRequest) => seesAddresses(deskSessionOf(request).operator.role);

export function diaryRoutes({ diary }: { diary: DiaryRepository }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      DESK_PATHS.diary,
      { schema: { querystring: DeskPageSchema, response: { 200: DiaryAnswerSchema } } },
      async ({ query }) => diary.page(query.after),
    );
  };
}

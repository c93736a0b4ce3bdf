import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import type { DeskAction } from '#contract/desk-diary.ts';
import {
  type AccessOutcome,
  DeskAccessSchema,
  DeskMemberSchema,
  type DeskPurchase,
  DeskPurchaseChoiceSchema,
} from '#contract/desk-members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { poundsText } from '#domain/price.ts';
import type { AccessTokensRepository } from '#server/features/auth/access-tokens.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { requireProof, sessionOf } from './desk-access.ts';
import type { DiaryRepository } from './diary.repository.ts';
import type { MemberFacts, MembersRepository } from './members.repository.ts';

type RecordDeed = (
  transaction: Kysely<Database>,
  deed: { action: DeskAction; aboutUserId: string; before: string; after: string },
) => Promise<void>;

/** What the commands do too; each records its deed in its own transaction. */
export interface MemberDeeds {
  purchasesOf: (email: string) => Promise<DeskPurchase[]>;
  giveAccess: (email: string, record: RecordDeed) => Promise<AccessOutcome>;
  takeAccess: (email: string, record: RecordDeed) => Promise<AccessOutcome>;
  /** Whether all of it goes back now. */
  refund: (purchaseId: string) => Promise<boolean>;
  sendReceipt: (
    memberId: string,
    purchaseId: string,
    record: (transaction: Kysely<Database>) => Promise<void>,
  ) => Promise<'sent' | 'not_found' | 'too_often'>;
}

export interface MemberRoutesNeeds {
  db: Kysely<Database>;
  members: MembersRepository;
  diary: DiaryRepository;
  accessTokens: AccessTokensRepository;
  emails: EmailsRepository;
  deeds: MemberDeeds;
  now: () => number;
}

const ParametersSchema = z.object({ memberId: z.string() });
const WEEK_MS = 7 * 86_400_000;
const LINK_WINDOW_MS = 2 * 60_000;

const ACCESS_WORDS: Record<AccessOutcome, string> = {
  no_account: 'This account is gone.',
  active_already: 'They have access already.',
  payment_under_way: 'A payment is under way, or the bank asks for one back. Wait until that is settled.',
  restored: 'They have access again, and are told by e-mail.',
  granted: 'They have access as a present, and are told by e-mail.',
  not_active: 'They have no access.',
  revoked: 'Their access has ended. Their money stays where it is.',
  present_taken_back: 'Their access has ended. It was a present.',
};

const DONE: readonly AccessOutcome[] = ['restored', 'granted', 'revoked', 'present_taken_back'];

/** One member: what the desk knows of her, and what can be done for her. */
export function memberRoutes(needs: MemberRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    // 404 for an unknown and a malformed id alike.
    app.addHook('preHandler', async (request, reply) => {
      const { memberId } = request.params as z.infer<typeof ParametersSchema>;
      request.deskMember = await needs.members.find(memberId, needs.now());
      if (!request.deskMember) return answerNotFound(reply);
    });
    await app.register(moneyRoutes(needs));
    await app.register(accountRoutes(needs));
  };
}

const parameters = { params: ParametersSchema };
const answersDone = { ...parameters, response: { 200: DoneAnswerSchema } };

declare module 'fastify' {
  interface FastifyRequest {
    deskMember: MemberFacts | undefined;
  }
}

function memberOf({ deskMember }: FastifyRequest): MemberFacts {
  if (!deskMember) throw new Error('No member was looked up for this route');
  return deskMember;
}

const recordAs =
  ({ diary }: MemberRoutesNeeds, request: FastifyRequest): RecordDeed =>
  (transaction, deed) =>
    diary.write(transaction, { operator: sessionOf(request).operator, ...deed });

function moneyRoutes(needs: MemberRoutesNeeds): FastifyPluginAsyncZod {
  const { deeds } = needs;

  return async (app) => {
    app.get(DESK_MEMBER_ROUTE, { schema: { ...parameters, response: { 200: DeskMemberSchema } } }, async (request) =>
      shown(needs, memberOf(request)),
    );

    app.post(
      `${DESK_MEMBER_ROUTE}/access`,
      { schema: { ...answersDone, body: DeskAccessSchema } },
      async (request, reply) => {
        const member = memberOf(request);
        const { access } = request.body;
        const act = access === 'give' ? deeds.giveAccess : deeds.takeAccess;
        const outcome = await act(member.row.email, recordAs(needs, request));
        const message = ACCESS_WORDS[outcome];
        return DONE.includes(outcome) ? { message } : answerError(reply, 409, invalidField('access', message));
      },
    );

    app.post(
      `${DESK_MEMBER_ROUTE}/refund`,
      { onRequest: requireProof(needs.now), schema: { ...answersDone, body: DeskPurchaseChoiceSchema } },
      async (request, reply) => {
        const member = memberOf(request);
        const { purchaseId } = request.body;
        const purchase = (await deeds.purchasesOf(member.row.email)).find(({ id }) => id === purchaseId);
        if (!purchase) return answerNotFound(reply);
        // Asked again, it is the same refund.
        if (purchase.status === 'refunded') return { message: goesBack(purchase.amountPence) };
        if (!purchase.isRefundable) return answerError(reply, 409, NOTHING_TO_GIVE_BACK);
        return { message: await giveBack(needs, { member, purchase, request }) };
      },
    );

    app.post(
      `${DESK_MEMBER_ROUTE}/receipt`,
      { schema: { ...answersDone, body: DeskPurchaseChoiceSchema } },
      async (request, reply) => {
        const member = memberOf(request);
        const { purchaseId } = request.body;
        const outcome = await deeds.sendReceipt(member.row.id, purchaseId, (transaction) =>
          record(needs, transaction, request, member, 'receipt_sent'),
        );
        if (outcome === 'not_found') return answerNotFound(reply);
        if (outcome === 'too_often') return answerError(reply, 429, SENT_OFTEN_ENOUGH);
        return { message: `The receipt is on its way to ${member.row.email}.` };
      },
    );
  };
}

const goesBack = (pence: number) => `${poundsText(pence)} goes back.`;

async function giveBack(
  needs: MemberRoutesNeeds,
  { member, purchase, request }: { member: MemberFacts; purchase: DeskPurchase; request: FastifyRequest },
): Promise<string> {
  const sum = poundsText(purchase.amountPence - purchase.amountRefundedPence);
  const deed = {
    action: 'refunded',
    aboutUserId: member.row.id,
    before: purchase.status,
    after: `${sum} asked to go back`,
  } as const;
  // First, so that no refund is without its line, whatever becomes of the answer.
  await inTransaction(needs.db, (transaction) => recordAs(needs, request)(transaction, deed));
  const isDone = await needs.deeds.refund(purchase.id);
  return isDone
    ? goesBack(purchase.amountPence - purchase.amountRefundedPence)
    : `${sum} was asked to go back. It is not confirmed yet: look again in a while.`;
}

function accountRoutes(needs: MemberRoutesNeeds): FastifyPluginAsyncZod {
  const { db, accessTokens, emails, now } = needs;

  return async (app) => {
    app.post(`${DESK_MEMBER_ROUTE}/password-link`, { schema: answersDone }, async (request) => {
      const member = memberOf(request);
      const { id, email: to } = member.row;
      const onceFor = `desk:${id}:${Math.floor(now() / LINK_WINDOW_MS)}`;
      await inTransaction(db, async (transaction) => {
        await emails.queue(transaction, { to, email: { kind: 'reset_password' }, onceFor });
        await record(needs, transaction, request, member, 'password_link_sent');
      });
      return { message: `A link for a new password is on its way to ${to}. You do not see it.` };
    });

    app.post(`${DESK_MEMBER_ROUTE}/sign-out`, { schema: answersDone }, async (request) => {
      const member = memberOf(request);
      await inTransaction(db, async (transaction) => {
        await accessTokens.revokeAll(transaction, member.row.id);
        await record(needs, transaction, request, member, 'signed_out_everywhere');
      });
      return SIGNED_OUT;
    });
  };
}

const SIGNED_OUT: DoneAnswer = { message: 'They are signed out on every device.' };
const NOTHING_TO_GIVE_BACK = invalidField('purchaseId', 'There is nothing to give back of this payment.');
const SENT_OFTEN_ENOUGH = {
  code: 'too_many_requests',
  message: 'The receipt was sent several times today. Try again tomorrow.',
} as const;

type SimpleDeed = 'receipt_sent' | 'password_link_sent' | 'signed_out_everywhere';

const record = (
  { diary }: MemberRoutesNeeds,
  transaction: Kysely<Database>,
  request: FastifyRequest,
  { row }: MemberFacts,
  action: SimpleDeed,
) => diary.write(transaction, { operator: sessionOf(request).operator, action, aboutUserId: row.id });

async function shown({ diary, deeds, now }: MemberRoutesNeeds, member: MemberFacts) {
  const { row, block, devices, workoutsDone, lastWorkoutAt } = member;
  return {
    ...row,
    block,
    devices,
    workoutsDone,
    weeksSinceWorkout: lastWorkoutAt === null ? null : Math.max(0, Math.floor((now() - lastWorkoutAt) / WEEK_MS)),
    purchases: await deeds.purchasesOf(row.email),
    diary: await diary.about(row.id),
  };
}

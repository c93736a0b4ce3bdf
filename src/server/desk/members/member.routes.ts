import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DeskMember, DeskMemberSchema } from '#contract/desk/members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import { seesAddresses } from '#domain/desk/desk-roles.ts';
import type { ServerContext } from '#server/context.ts';
import * as emailsOf from '#server/desk/emails/emails-of.repository.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import * as addressCorrections from '#server/features/account/address-corrections.repository.ts';
import { deskPurchasesOf } from '#server/features/purchases/operate-purchases.ts';
import { deskMemberOf, ofMember } from './member-lookup.ts';
import * as memberNotes from './member-notes.repository.ts';
import type { MemberDetails } from './members.repository.ts';

const WEEK_MS = 7 * 86_400_000;

export function memberRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_MEMBER_ROUTE, { schema: { ...ofMember, response: { 200: DeskMemberSchema } } }, async (request) => {
      const member = await shown(context, deskMemberOf(request));
      return seesAddresses(deskSessionOf(request).operator.role) ? member : withoutAddresses(member);
    });
  };
}

async function shown(context: ServerContext, member: MemberDetails): Promise<DeskMember> {
  const { db, now } = context;
  const { row, block, week, devices, workoutsDone, lastWorkoutAt } = member;
  return {
    ...row,
    block,
    week,
    devices,
    workoutsDone,
    weeksSinceWorkout: lastWorkoutAt === null ? null : Math.max(0, Math.floor((now() - lastWorkoutAt) / WEEK_MS)),
    note: (await memberNotes.find(db, row.id)) ?? null,
    correction: (await addressCorrections.find(db, row.id)) ?? null,
    purchases: await deskPurchasesOf(context, row.email),
    emails: await emailsOf.ofMember(db, row.id),
    activity: await activityLog.about(db, row.id),
  };
}

const withoutAddresses = (member: DeskMember): DeskMember => ({
  ...member,
  email: null,
  note: null,
  correction: null,
  activity: member.activity.map((line) => ({ ...line, before: null, after: null, about: null, purchase: null })),
});

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DeskMember, DeskMemberSchema, type DeskPurchase } from '#contract/desk/members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import { seesAddresses } from '#domain/desk/desk-roles.ts';
import type { LettersOfRepository } from '#server/desk/emails/emails-of.repository.ts';
import type { DiaryRepository } from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import type { AddressCorrectionsRepository } from '#server/features/account/address-corrections.repository.ts';
import { deskMemberOf, ofMember } from './member-lookup.ts';
import type { MemberNotesRepository } from './member-notes.repository.ts';
import type { MemberDetails } from './members.repository.ts';

export interface MemberRoutesNeeds {
  notes: MemberNotesRepository;
  letters: LettersOfRepository;
  corrections: AddressCorrectionsRepository;
  deeds: { purchasesOf: (email: string) => Promise<DeskPurchase[]> };
  diary: DiaryRepository;
  now: () => number;
}

const WEEK_MS = 7 * 86_400_000;

export function memberRoutes(needs: MemberRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(DESK_MEMBER_ROUTE, { schema: { ...ofMember, response: { 200: DeskMemberSchema } } }, async (request) => {
      const member = await shown(needs, deskMemberOf(request));
      return seesAddresses(deskSessionOf(request).operator.role) ? member : withoutAddresses(member);
    });
  };
}

async function shown(
  { diary, deeds, notes, corrections, letters, now }: MemberRoutesNeeds,
  member: MemberDetails,
): Promise<DeskMember> {
  const { row, block, week, devices, workoutsDone, lastWorkoutAt } = member;
  return {
    ...row,
    block,
    week,
    devices,
    workoutsDone,
    weeksSinceWorkout: lastWorkoutAt === null ? null : Math.max(0, Math.floor((now() - lastWorkoutAt) / WEEK_MS)),
    note: (await notes.find(row.id)) ?? null,
    correction: (await corrections.find(row.id)) ?? null,
    purchases: await deeds.purchasesOf(row.email),
    letters: await letters.ofMember(row.id),
    diary: await diary.about(row.id),
  };
}

const withoutAddresses = (member: DeskMember): DeskMember => ({
  ...member,
  email: null,
  note: null,
  correction: null,
  diary: member.diary.map((line) => ({ ...line, before: null, after: null, about: null, purchase: null })),
});

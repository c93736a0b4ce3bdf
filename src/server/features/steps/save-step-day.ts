import type { Kysely } from 'kysely';
import type { StepEntry } from '#contract/steps.ts';
import type { MemberVersionRepository } from '#server/features/dashboard/member-version.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { StepsRepository } from './steps.repository.ts';

export interface StepsNeeds {
  db: Kysely<Database>;
  steps: StepsRepository;
  memberVersions: MemberVersionRepository;
  now: () => number;
}

export function saveStepDay({ db, steps, memberVersions, now }: StepsNeeds, userId: string, entry: StepEntry) {
  return inTransaction(db, async (transaction) => {
    await steps.saveDay(transaction, { ...entry, userId, now: now() });
    await memberVersions.raise(transaction, userId);
  });
}

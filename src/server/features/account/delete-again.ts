import type { Kysely } from 'kysely';
import type { DiaryRepository } from '#server/desk/operators/activity-log.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type DeletedAccount, readDeletedList } from './deleted-list.ts';
import { type EraseRowsNeeds, eraseRows } from './erase-account.ts';

interface DeleteAgainNeeds extends EraseRowsNeeds {
  db: Kysely<Database>;
  diary: DiaryRepository;
  /** Where a list of deleted accounts may lie. */
  folders: readonly string[];
  /** Known to be a copy: otherwise the list tells, where it knows more than the database. */
  isCopy: boolean;
}

const BY_ITSELF = { id: null, name: 'By itself' };

/** Accounts that were deleted, and that an older copy of the database has brought back. Answers how many. */
export async function deleteAgain(needs: DeleteAgainNeeds): Promise<number> {
  const { db, diary, traces, deletedAccounts, folders, isCopy, now } = needs;
  const known = new Set((await deletedAccounts.list()).map(({ idHash }) => idHash));
  const missing = [...new Map(folders.flatMap(readDeletedList).map(withKey)).values()].filter(
    ({ idHash }) => !known.has(idHash),
  );
  if (missing.length === 0 && !isCopy) return 0;
  const back = await deletedAccounts.listBack(new Set([...known, ...missing.map(({ idHash }) => idHash)]));
  for (const userId of back) {
    const names = await traces.namesOf(userId);
    await inTransaction(db, (transaction) => eraseRows({ ...needs, now }, transaction, names));
  }
  // Last, so that a start that was broken off begins anew.
  await inTransaction(db, async (transaction) => {
    await deletedAccounts.add(transaction, missing);
    if (back.length === 0) return;
    await diary.write(transaction, {
      operator: BY_ITSELF,
      action: 'accounts_deleted_again',
      after: String(back.length),
    });
  });
  return back.length;
}

const withKey = (account: DeletedAccount) => [account.idHash, account] as const;

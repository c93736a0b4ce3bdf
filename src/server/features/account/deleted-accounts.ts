import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pluralise } from '#domain/time/count-text.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as accountTraces from './account-traces.repository.ts';
import * as deletedAccounts from './deleted-accounts.repository.ts';
import { completeDeletedList, type DeletedAccount, readDeletedList } from './deleted-list.ts';
import { eraseRows } from './erase-account.ts';

const BY_ITSELF = { id: null, name: 'Automatic' };

interface Place {
  dataFolder: string;
  isCopy: boolean;
  /** Beside a copy from elsewhere. */
  alsoIn?: string;
}

const foldersOf = ({ dataFolder, alsoIn }: Omit<Place, 'isCopy'>) => [
  backupFolderOf(dataFolder),
  ...(alsoIn === undefined ? [] : [alsoIn]),
];

export const isAnyDeleted = (place: Omit<Place, 'isCopy'>): boolean =>
  foldersOf(place).some((folder) => readDeletedList(folder).length > 0);

/** Before the database is replaced, of which nothing may be readable. */
export async function keepDeletedList(db: Kysely<Database>, dataFolder: string): Promise<void> {
  const listed = await deletedAccounts.list(db).catch(() => []);
  completeDeletedList(dataFolder, listed);
}

/** Before anybody is served; answers how many came back. */
export function deleteAccountsAgain(db: Kysely<Database>, { isCopy, ...place }: Place): Promise<number> {
  return deleteAgain({ db, now: Date.now, createId: randomUUID }, foldersOf(place), isCopy);
}

/** Accounts that were deleted, and that an older backup of the database has restored. Answers how many. */
async function deleteAgain(
  context: Pick<ServerContext, 'db' | 'now' | 'createId'>,
  folders: readonly string[],
  isCopy: boolean,
): Promise<number> {
  const { db, now } = context;
  const known = new Set((await deletedAccounts.list(db)).map(({ idHash }) => idHash));
  const missing = [...new Map(folders.flatMap(readDeletedList).map(withKey)).values()].filter(
    ({ idHash }) => !known.has(idHash),
  );
  if (missing.length === 0 && !isCopy) return 0;
  const back = await deletedAccounts.listBack(db, new Set([...known, ...missing.map(({ idHash }) => idHash)]));
  for (const userId of back) {
    const names = await accountTraces.namesOf(db, userId);
    await inTransaction(db, (transaction) => eraseRows(transaction, names, now()));
  }
  // Last, so that a start that was broken off begins anew.
  await inTransaction(db, async (transaction) => {
    await deletedAccounts.add(transaction, missing);
    if (back.length === 0) return;
    await activityLog.write(transaction, context, {
      operator: BY_ITSELF,
      action: 'accounts_deleted_again',
      after: String(back.length),
    });
  });
  return back.length;
}

const withKey = (account: DeletedAccount) => [account.idHash, account] as const;

/** Behind what is said of a copy: " 3 people had deleted their account since; those accounts are deleted again." */
export function deletedAgainText(count: number): string {
  if (count === 0) return '';
  const had = `${count} ${pluralise(count, 'person', 'people')} had deleted their account since`;
  return ` ${had}; ${count === 1 ? 'that account is' : 'those accounts are'} deleted again.`;
}

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pluralise } from '#domain/time/count-text.ts';
import { createDiaryRepository } from '#server/desk/operators/activity-log.repository.ts';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { createAccountTracesRepository } from './account-traces.repository.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { deleteAgain } from './delete-again.ts';
import { createDeletedAccountsRepository } from './deleted-accounts.repository.ts';
import { completeDeletedList, readDeletedList } from './deleted-list.ts';

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
  const listed = await createDeletedAccountsRepository(db)
    .list()
    .catch(() => []);
  completeDeletedList(dataFolder, listed);
}

/** Before anybody is served; answers how many came back. */
export function deleteAccountsAgain(db: Kysely<Database>, { isCopy, ...place }: Place): Promise<number> {
  return deleteAgain({
    db,
    accounts: createAccountsRepository(db, { adminEmail: undefined, forceLogoutEmail: undefined }),
    traces: createAccountTracesRepository(db),
    deletedAccounts: createDeletedAccountsRepository(db),
    diary: createDiaryRepository({ db, now: Date.now, createId: randomUUID }),
    folders: foldersOf(place),
    isCopy,
    now: Date.now,
  });
}

/** Behind what is said of a copy: " 3 people had deleted their account since; those accounts are deleted again." */
export function deletedAgainText(count: number): string {
  if (count === 0) return '';
  const had = `${count} ${pluralise(count, 'person', 'people')} had deleted their account since`;
  return ` ${had}; ${count === 1 ? 'that account is' : 'those accounts are'} deleted again.`;
}

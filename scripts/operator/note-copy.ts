import { randomUUID } from 'node:crypto';
import { databaseFileOf } from '#server/database-file.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { openPostgresAsItIs } from '#server/platform/database/open-database.ts';
import { openSqlite } from '#server/platform/database/open-sqlite.ts';
import type { Config } from '#server/settings/config.ts';

/** Into the activity log of the desk, without migrating; a copy that is made is kept, whether or not the activity log takes it. */
export async function noteCopy({ databaseUrl, dataFolder }: Config, name: string): Promise<void> {
  const db = databaseUrl ? await openPostgresAsItIs(databaseUrl) : openSqlite({ path: databaseFileOf(dataFolder) });
  try {
    await inTransaction(db, (transaction) =>
      activityLog.write(
        transaction,
        { now: Date.now, createId: randomUUID },
        { operator: undefined, action: 'backup_made', after: name },
      ),
    );
  } catch (error) {
    console.log(`Couldn’t add this to the desk’s activity log: ${(error as Error).message}.`);
  } finally {
    await db.destroy();
  }
}

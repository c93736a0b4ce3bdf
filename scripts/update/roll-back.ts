import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseFileOf } from '#server/database-file.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { backupFolderOf, beforeRestoreFile, momentInName, namesIn } from '#server/platform/backup/backup-folder.ts';
import { restoreSqlite } from '#server/platform/backup/sqlite-restore.ts';
import type { Config } from '#server/settings/config.ts';
import { runningServers, stopServer, waitUntilReady } from './running-servers.ts';
import { restorePrevious } from './swap.ts';

interface RollBack {
  from: string;
  problem: string;
  startedAt: number;
  config: Config;
}

const RESTORE_ATTEMPTS = 40;
const RESTORE_PAUSE_MS = 500;

/** Restores the previous version, and its database where the new one migrated it; returns the report. */
export async function rollBack({ from, problem, startedAt, config }: RollBack): Promise<string> {
  restorePrevious(from);
  const kept = config.databaseUrl ? undefined : keptBeforeUpdate(config.dataFolder, startedAt);
  for (const { id } of runningServers()) await stopServer(id);
  const restored = kept && (await restoreKept(kept, config.dataFolder));
  const stillDown = await waitUntilReady(config);
  const outcome = stillDown
    ? `The old version doesn’t answer either: ${stillDown}.`
    : 'The old version is running again.';
  return [`The new version didn’t start: ${problem}.`, restored, outcome].filter(Boolean).join('\n');
}

/** The copy made before a migration; undefined if there was none. */
function keptBeforeUpdate(dataFolder: string, startedAt: number): string | undefined {
  const folder = backupFolderOf(dataFolder);
  const earliest = `before-update-${momentInName(startedAt)}`;
  const name = namesIn(folder).find((found) => /^before-update-\w+\.sqlite$/.test(found) && found >= earliest);
  return name && join(folder, name);
}

/** Retries: the supervisor keeps restarting the server, which locks the file each time. */
async function restoreKept(backupFile: string, dataFolder: string): Promise<string> {
  const aside = beforeRestoreFile(dataFolder, 'sqlite', Date.now());
  for (let attempt = 1; ; attempt += 1) {
    try {
      await restoreSqlite({ backupFile, databaseFile: databaseFileOf(dataFolder), aside });
      return `Your database is as it was before the update. The new version’s copy is kept at ${aside}.`;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      if (attempt === RESTORE_ATTEMPTS) {
        return `Your database wasn’t put back (${error.message}). Stop the server, run npm run restore -- ${backupFile}, then start it.`;
      }
      await wait(RESTORE_PAUSE_MS);
    }
  }
}

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { backUpInThread } from './back-up-in-thread.ts';

/** So many days with a backup are kept; days on which the server did not run do not count. */
export const KEPT_DAYS = 14;

const DAILY_NAME = /^daily-\d{4}-\d{2}-\d{2}\.sqlite$/;

interface DailyBackupsNeeds {
  databaseFile: string;
  folder: string;
  now: () => number;
}

/** Where the backups of a data folder are. */
export const backupFolderOf = (dataFolder: string) => join(dataFolder, 'backups');

/** The automatic backups in a folder, the oldest first. */
export const dailyBackupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => DAILY_NAME.test(name))
        .sort()
    : [];

/** Makes today's backup where there is none yet, and deletes the oldest. Called as often as one likes. */
export async function keepDailyBackups({ databaseFile, folder, now }: DailyBackupsNeeds): Promise<void> {
  const target = join(folder, `daily-${londonDayAt(now())}.sqlite`);
  if (existsSync(target)) return;
  await backUpInThread(databaseFile, target);
  // Only after a new one is safe, and none that an operator made by hand.
  for (const name of dailyBackupsIn(folder).slice(0, -KEPT_DAYS)) rmSync(join(folder, name));
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import * as claims from './backup-claims.repository.ts';
import {
  backupFolderOf,
  dailyBackupsIn,
  deleteBackup,
  momentInName,
  namesIn,
  openBackupFolder,
} from './backup-folder.ts';
import { dailyToForget, ONE_DAY_MS } from './kept-daily.ts';
import { backUpMedia, forgetOldMedia } from './media-backup.ts';

const MOMENT_NAME = /^(?:by-hand|fetched|before-restore|before-update)-(\d{8}T\d{6})\./;

/** Left by a backup that was killed. */
const UNFINISHED_NAME = /(\d{4}-?\d{2}-?\d{2})\S*\.(?:unfinished|claimed)/;

interface DailyBackups {
  dataFolder: string;
  ending: 'sqlite' | 'pgdump';
  /** False where none is made here. */
  backUp: false | ((target: string) => Promise<void>);
  /** What people are promised: nothing that is older is left here. */
  keptDays: number;
  now: () => number;
  /** The database in which servers with folders of their own claim the backup of a day. */
  claimedIn?: Kysely<Database> | undefined;
}

export async function keepDailyBackups(wanted: DailyBackups): Promise<void> {
  const { dataFolder, ending, backUp, keptDays, now, claimedIn } = wanted;
  forgetOldBackups(wanted);
  await forgetOldMedia(dataFolder, keptDays, now());
  if (!backUp) return;
  const folder = openBackupFolder(dataFolder);
  const target = join(folder, `daily-${londonDayAt(now())}.${ending}`);
  const claim = `${target}.claimed`;
  const name = basename(target);
  if (existsSync(target) || !claimIsOurs(claim, now())) return;
  try {
    if (claimedIn && !(await claims.take(claimedIn, name, now()))) return;
    await backUp(target);
    await backUpMedia(dataFolder, folder, now());
    if (claimedIn) await claims.noteMade(claimedIn, name, now());
  } catch (error) {
    if (claimedIn) await claims.giveBack(claimedIn, name);
    throw error;
  } finally {
    rmSync(claim, { force: true });
  }
  // Only after the new one is safe.
  forgetOldBackups(wanted);
}

/** Whoever made them; the newest of a day stays until there is another. */
function forgetOldBackups({ dataFolder, keptDays, now }: DailyBackups): void {
  const folder = backupFolderOf(dataFolder);
  if (!existsSync(folder)) return;
  const since = now() - keptDays * ONE_DAY_MS;
  for (const name of dailyToForget(dailyBackupsIn(folder), { keptDays, now: now() })) deleteBackup(join(folder, name));
  for (const name of namesIn(folder)) {
    const madeAt = MOMENT_NAME.exec(name)?.[1];
    if (isUnfinished(name, now()) || (madeAt !== undefined && madeAt < momentInName(since)))
      rmSync(join(folder, name), { force: true });
  }
}

/** Of several servers with one folder, one makes the day's backup. */
function claimIsOurs(claim: string, now: number): boolean {
  try {
    writeFileSync(claim, String(now), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (Number(readFileSync(claim, 'utf8')) > now - claims.CLAIM_HOLDS_MS) return false;
    writeFileSync(claim, String(now));
    return true;
  }
}

function isUnfinished(name: string, now: number): boolean {
  const unfinished = UNFINISHED_NAME.exec(name)?.[1]?.replaceAll('-', '');
  return unfinished !== undefined && unfinished < momentInName(now - ONE_DAY_MS).slice(0, 8);
}

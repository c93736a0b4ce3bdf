import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerContext } from '#server/context.ts';
import * as deletedAccounts from '#server/features/account/deleted-accounts.repository.ts';
import { completeDeletedList, deletedText, readDeletedList } from '#server/features/account/deleted-list.ts';
import { backupFolderOf, dailyBackupsIn } from '#server/platform/backup/backup-folder.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import { mediaFilesIn, mediaFolderOf } from '#server/platform/files/media-folder.ts';
import type { Job } from '#server/platform/jobs/run-jobs.ts';
import * as secondPlace from '#server/platform/second-place/second-place.repository.ts';
import { addressOf, type FileThere } from '#server/platform/second-place/second-place.ts';
import type { Sending } from '#server/platform/second-place/send-backup.ts';
import { KEY_FILE } from '#server/platform/secrets/secret-box.ts';
import type { Config } from '#server/settings/config.ts';

const PAUSE_MS = 60_000;

/** Looks whether what was sent is still there, and forgets what is old. */
const LOOK_PAUSE_MS = 6 * 3_600_000;
const TRY_AGAIN_MS = 10 * 60_000;

const TURN_MS = 15 * 60_000;
const RENEW_MS = 5 * 60_000;

const SITE_BYTES = 4;

type JobContext = Pick<ServerContext, 'db' | 'config' | 'now' | 'randomBytes'> & Pick<Sending, 'workFactor'>;

/** Each night's backup goes to the second place, and the list of deleted accounts soon after each deletion. */
export function sendToSecondPlace(context: JobContext): Job {
  const { db, config, now, randomBytes } = context;
  const { secondPlace: place, dataFolder } = config;
  let nextLookAt = Number.NEGATIVE_INFINITY;

  /** Whether something is new, without asking there. */
  async function isDue(newest: string | undefined): Promise<boolean> {
    if (now() >= nextLookAt) return true;
    const state = place && (await secondPlace.look(db, addressOf(place)));
    if (state?.problem) return false;
    return (newest ?? '') > (state?.sentName ?? '') || (await deletedAccounts.count(db)) !== state?.deletedSent;
  }

  async function run(): Promise<void> {
    if (!place) return;
    const newest = dailyBackupsIn(backupFolderOf(dataFolder)).at(-1);
    if (!(await isDue(newest))) return;
    const address = addressOf(place);
    const newSite = randomBytes(SITE_BYTES).toString('hex');
    if (!(await secondPlace.take(db, { address, newSite, now: now(), until: now() + TURN_MS }))) return;
    const renewing = setInterval(() => void secondPlace.renew(db, now() + TURN_MS).catch(() => undefined), RENEW_MS);
    try {
      await send(context, newest);
      nextLookAt = now() + LOOK_PAUSE_MS;
    } catch (error) {
      nextLookAt = now() + TRY_AGAIN_MS;
      await secondPlace.noteProblem(db, (error as Error).message);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }
  return { name: 'send backups to the second place', pauseMs: PAUSE_MS, run };
}

async function send({ db, config, now, workFactor }: JobContext, newest: string | undefined) {
  const { secondPlace: place, dataFolder, siteWords } = config;
  const state = place && (await secondPlace.look(db, addressOf(place)));
  if (!state) return;
  const folder = backupFolderOf(dataFolder);
  // Another server, with a folder of its own, may have sent a newer one.
  const isOurs = newest !== undefined && newest >= (state.sentName ?? '');
  const deleted = await deletedAccounts.list(db);
  completeDeletedList(dataFolder, deleted);
  const sent = await inDatabaseThread('sendBackup', {
    place,
    site: state.site,
    dataFolder,
    backup: isOurs ? { file: join(folder, newest), name: newest } : undefined,
    files: filesBeside(config),
    deletedList: deletedText(readDeletedList(folder)),
    isListSent: state.deletedSent === deleted.length,
    keptDays: siteWords.periods.backupDays,
    now: now(),
    ...(workFactor && { workFactor }),
  });
  await secondPlace.noteSent(db, { newest: sent, deletedSent: deleted.length });
}

/** Of a medium’s name, which begins with what its content hashes to. */
const HASH_LENGTH = 64;

/** What a new machine would lack: what opens the desk's secrets, who sells, and the media. */
function filesBeside({ dataFolder }: Pick<Config, 'dataFolder'>): FileThere[] {
  const small = [KEY_FILE, 'site.json']
    .filter((path) => existsSync(join(dataFolder, path)))
    .map((path) => ({
      path,
      sha256: createHash('sha256')
        .update(readFileSync(join(dataFolder, path)))
        .digest('hex'),
    }));
  const large = mediaFilesIn(mediaFolderOf(dataFolder)).map((name) => ({
    path: `media/${name}`,
    sha256: name.slice(0, HASH_LENGTH),
  }));
  return [...small, ...large];
}

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFileOf } from '#server/database-file.ts';
import { idHashOf } from '#server/features/account/deleted-list.ts';
import { openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { contentsOf } from '#server/platform/backup/intact-copy.ts';
import { backUpSqlite } from '#server/platform/backup/sqlite-backup.ts';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { readConfig } from '#server/settings/config.ts';
import { sendToSecondPlace } from '#server/upkeep/second-place-job.ts';
import { COMPILE_CACHE } from '#tests/programs/compile-cache.ts';
import { settingsOf, startS3Server, type TestS3Server } from '#tests/servers/s3-server.ts';

const SLOW = { timeout: 120_000 };
const NAME = 'daily-2026-11-20.sqlite';

let s3: TestS3Server;
let folder: string;
beforeEach(async () => {
  s3 = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-new-machine-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await s3.close();
});

/** Of a machine that is lost afterwards: three members, of whom one deletes the account after the night’s backup. */
async function lostMachine(): Promise<void> {
  const dataFolder = join(folder, 'lost');
  mkdirSync(dataFolder);
  const db = await openSqliteDatabase(databaseFileOf(dataFolder));
  for (const id of ['amira', 'ben', 'cleo']) {
    const person = { id, email: `${id}@example.org`, first_name: id, last_name: '', created_at: 1 };
    await db.insertInto('user').values(person).execute();
  }
  writeFileSync(join(dataFolder, 'desk.key'), 'what opens the secrets of the desk');
  const reading = readConfig({ ...settingsOf(s3.place), DATA_DIR: dataFolder });
  if (!reading.ok) throw new Error(reading.problems.join());
  const { config } = reading;
  await backUpSqlite(databaseFileOf(dataFolder), join(openBackupFolder(dataFolder), NAME));
  const job = sendToSecondPlace({ db, config, now: Date.now, randomBytes: Buffer.alloc });
  await job.run();
  await db.deleteFrom('user').where('id', '=', 'ben').execute();
  await db
    .insertInto('deleted_account')
    .values({ id_hash: idHashOf('ben'), day: '2026-11-20' })
    .execute();
  await job.run();
  await db.destroy();
}

/** With nothing but what the owner has on paper. */
function restore(words: string[], more: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const paper = { ...settingsOf(s3.place), DATA_DIR: join(folder, 'new'), ...more };
  const env = { PATH, HOME, ...COMPILE_CACHE, LOG_LEVEL: 'silent', ...paper };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, ['scripts/restore.ts', ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}` }),
    );
  });
}

test(
  'a new machine that has nothing gets everything back, without whoever deleted the account since',
  SLOW,
  async () => {
    expect(await restore([])).toMatchObject({ code: 1, said: expect.stringMatching(/^There are no backups at 127/) });
    await lostMachine();
    const list = await restore([]);
    const [id = ''] = /[\da-f]{8}\.daily-\S+/.exec(list.said) ?? [];
    expect([list.code, id]).toEqual([0, `00000000.${NAME}`]);

    const wrong = await restore([id], { BACKUP_PASSPHRASE: 'another-pencil-harbour-mango' });
    expect(wrong).toMatchObject({ code: 1, said: expect.stringMatching(/^The passphrase doesn’t open this backup\./) });

    const done = await restore([id]);
    expect(done.said).toContain('Done. Restored 3 members');
    expect(done.said).toContain('1 person had deleted their account since; that account is deleted again.');
    expect(done.code).toBe(0);
    const dataFolder = join(folder, 'new');
    expect(contentsOf(databaseFileOf(dataFolder)).members).toBe(2);
    expect(readFileSync(join(dataFolder, 'desk.key'), 'utf8')).toBe('what opens the secrets of the desk');
    for (const { said } of [list, wrong, done])
      for (const secret of [s3.place.secret, s3.place.passphrase, 'another-pencil']) expect(said).not.toContain(secret);
  },
);

test('a name that is not there is said in one line', SLOW, async () => {
  await lostMachine();
  expect(await restore(['1a2b3c4d.daily-2026-11-21.sqlite'])).toEqual({
    code: 1,
    said: 'That backup isn’t there any more.\n',
  });
});

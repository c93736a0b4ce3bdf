import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { backUpMedia } from '#server/platform/backup/media-backup.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { checkMedia } from '#server/upkeep/check-media.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { keptFilm } from '#tests/desk/films-of-test.ts';
import { openTestApp } from '#tests/servers/test-app.ts';
import { missingMediaText, restoreMedia } from './restore-media.ts';

describe.each(TEST_DATABASES)('films of a restored database, on %s', (kind) => {
  test('come back from beside the backups, or from where the backup was; those that are nowhere are named', async () => {
    const server = await openTestApp(kind);
    const { db, dataFolder, clock } = server;
    const [first, second, third] = [await keptFilm(server), await keptFilm(server), await keptFilm(server)];
    const live = mediaFolderOf(dataFolder);
    await backUpMedia(dataFolder, backupFolderOf(dataFolder), clock.now());
    const stick = mkdtempSync(join(tmpdir(), 'fit-in-30-stick-'));
    mkdirSync(mediaFolderOf(stick));
    renameSync(join(live, second), join(mediaFolderOf(stick), second));
    rmSync(join(mediaFolderOf(backupFolderOf(dataFolder)), second));
    rmSync(join(live, first));
    for (const folder of [dataFolder, backupFolderOf(dataFolder)]) rmSync(join(mediaFolderOf(folder), third));
    expect(await checkMedia({ dataFolder }, db)).toMatchObject({ verdict: 'failure' });

    const missing = await restoreMedia(db, { dataFolder, alsoIn: stick });
    expect([first, second, third].map((name) => existsSync(join(live, name)))).toEqual([true, true, false]);
    expect(missingMediaText(missing)).toBe(
      ' Films or photos that are in no backup here: “push-up”. Upload them again.',
    );
    await db.deleteFrom('media').where('id', '=', third).execute();
    expect(await checkMedia({ dataFolder }, db)).toMatchObject({
      verdict: 'good',
      words: expect.stringMatching(/^2, \d+ kB, all there$/),
    });
    rmSync(stick, { recursive: true });
    await server.close();
  });

  test('a database of a version before films has none, and one that can’t be asked says so', async () => {
    const server = await openTestApp(kind);
    const { db, dataFolder } = server;
    await keptFilm(server);
    await db.schema.alterTable('media').renameTo('media_of_later').execute();
    expect(await restoreMedia(db, { dataFolder })).toEqual([]);
    await db.destroy();
    await expect(restoreMedia(db, { dataFolder })).rejects.toThrow();
    await server.close();
  });
});

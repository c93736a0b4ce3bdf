import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestDatabase, TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import * as claims from './backup-claims.repository.ts';
import { keepDailyBackups } from './daily-backups.ts';

const ONE_DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe.each(TEST_DATABASES)('the backup of a day on %s', (kind) => {
  test('is made once by all servers of a database; one that fails or dies is made good by another', async () => {
    const { db, close } = await openTestDatabase(kind);
    const place = mkdtempSync(join(tmpdir(), 'fit-in-30-claims-'));
    let time = Date.UTC(2026, 10, 1, 9);
    let fails = false;
    const keepAt = (server: string) =>
      keepDailyBackups({
        dataFolder: join(place, server),
        ending: 'pgdump',
        claimedIn: db,
        keptDays: 30,
        now: () => time,
        async backUp(target) {
          if (fails) throw new Error('no room');
          writeFileSync(target, server);
        },
      });
    const made = () =>
      ['one', 'two', 'three'].flatMap((server) =>
        readdirSync(join(place, server, 'backups')).map((name) => name.replace('.pgdump', '')),
      );
    await Promise.all(['one', 'two', 'three'].map(keepAt));
    expect(made()).toEqual(['daily-2026-11-01']);
    expect(await claims.newestMadeAt(db)).toBe(time);

    time += ONE_DAY_MS;
    fails = true;
    await expect(keepAt('one')).rejects.toThrow('no room');
    fails = false;
    await keepAt('two');
    await keepAt('one');
    expect(made().filter((name) => name === 'daily-2026-11-02')).toHaveLength(1);

    time += ONE_DAY_MS;
    expect(await claims.take(db, 'daily-2026-11-03.pgdump', time)).toBe(true);
    await keepAt('one');
    expect(made()).not.toContain('daily-2026-11-03');
    time += 7 * HOUR_MS;
    await keepAt('one');
    await keepAt('two');
    expect(made().filter((name) => name === 'daily-2026-11-03')).toHaveLength(1);
    rmSync(place, { recursive: true });
    await close();
  });
});

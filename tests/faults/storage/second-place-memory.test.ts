import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { AS_STARTED } from '#tests/faults/requests/as-started.ts';
import { residentMegabytes } from '#tests/faults/requests/resident-memory.ts';
import { startProgram } from '#tests/programs/start-program.ts';
import { settingsOf, startS3Server } from '#tests/servers/s3-server.ts';
import { tries } from '#tests/test-size.ts';

const MAIN = fileURLToPath(new URL('../../../dist/server/main.cjs', import.meta.url));
const FILM_MEGABYTES = tries(24, 150);
const FILMS = ['a', 'b'].map((letter) => `${letter.repeat(64)}.mp4`);
const MOST_RESIDENT = 250;
const LIMIT_MS = tries(120_000, 900_000);

test(
  `a night of two films of ${FILM_MEGABYTES} MB and a backup goes to the second place in little memory`,
  async () => {
    const s3 = await startS3Server();
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-second-place-'));
    const bytes = randomBytes(FILM_MEGABYTES * 1_000_000);
    mkdirSync(mediaFolderOf(folder), { recursive: true });
    for (const film of FILMS) writeFileSync(join(mediaFolderOf(folder), film), bytes);
    writeFileSync(join(openBackupFolder(folder), `daily-${londonDayAt(Date.now())}.sqlite`), bytes);
    const settings = { ...AS_STARTED, ...settingsOf(s3.place), PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const program = startProgram(MAIN, settings);
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, residentMegabytes(program.process.pid) ?? 0);
    }, 20);
    onTestFinished(async () => {
      clearInterval(watch);
      program.process.kill('SIGKILL');
      await program.exited;
      await s3.close();
      rmSync(folder, { recursive: true });
    });
    await program.address;
    const isComplete = () => s3.keys().some((key) => key.endsWith('.complete'));
    await expect.poll(isComplete, { timeout: LIMIT_MS }).toBe(true);
    expect(s3.keys().filter((key) => FILMS.some((film) => key.includes(film.slice(0, 64))))).toHaveLength(FILMS.length);
    reportFigures('second-place-memory', { 'MB sent': FILM_MEGABYTES * 3, 'MB of memory': highest });
    expect(highest).toBeLessThan(MOST_RESIDENT);
  },
  LIMIT_MS,
);

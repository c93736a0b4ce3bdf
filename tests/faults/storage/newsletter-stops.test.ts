import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { openSqlite } from '#server/platform/database/open-sqlite.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/mail/smtp-server.ts';
import { COMPILE_CACHE } from '#tests/programs/compile-cache.ts';
import { IS_FULL } from '#tests/test-size.ts';

const SENDER = fileURLToPath(new URL('programs/newsletter-sender.ts', import.meta.url));
const STOPS = IS_FULL ? 100 : 12;
const YES = IS_FULL ? 220 : 40;
/** Longer than the lease of a message whose sender died. */
const LATER_MS = 6 * 60_000;
const START = Date.now() - 86_400_000;

let folder: string;
let smtp: TestSmtpServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-newsletter-'));
  smtp = await startSmtpServer();
  await fillDatabase();
});
afterEach(async () => {
  await smtp.close();
  rmSync(folder, { recursive: true });
});

const addressOf = (number: number) => `member-${number}@example.org`;

/** Every third member has said nothing, or no later on. */
async function fillDatabase(): Promise<void> {
  const db = openSqlite({ path: databaseFileOf(folder) });
  await migrateToLatest(db);
  const answer = { wording: NEWSLETTER_WORDING };
  for (let number = 0; number < YES * 1.5; number += 1) {
    const user_id = `user-${number}`;
    const user = { id: user_id, email: addressOf(number), first_name: 'Ann', last_name: '', created_at: START };
    await db.insertInto('user').values(user).execute();
    if (number % 6 === 5) continue;
    const yes = { ...answer, user_id, answered_at: START + number, answer: 'yes' } as const;
    await db.insertInto('newsletter_answer').values(yes).execute();
    if (number % 6 === 2) {
      await db
        .insertInto('newsletter_answer')
        .values({ ...yes, answered_at: START + 1_000_000, answer: 'no' })
        .execute();
    }
  }
  const fields = JSON.stringify({ subject: 'Swaps', text: 'Hi {first name}', button: '', picture: '' });
  await db
    .insertInto('newsletter')
    .values({ id: 'n', state: 'waiting', fields, made_at: START, made_by: 'Kate', send_at: START })
    .execute();
  await db.destroy();
}

function startSender(run: number) {
  const env = { PATH: process.env.PATH, ...COMPILE_CACHE };
  const program = spawn(process.execPath, [SENDER, folder, smtp.url, `${run * LATER_MS}`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { program, exited: once(program, 'exit') as Promise<[number | null]> };
}

const below = (count: number) => Math.floor(Math.random() * count);

/** Ends it in the middle of its work, as a stop does or as a death does. @returns whether it was a death. */
async function endInTheMiddle(run: number): Promise<boolean> {
  const { program, exited } = startSender(run);
  await Promise.race([once(program.stdout, 'data'), exited]);
  for (let arrival = below(4); arrival > 0; arrival -= 1) await Promise.race([smtp.next(), exited]);
  const isDeath = below(3) > 0;
  program.kill(isDeath ? 'SIGKILL' : 'SIGTERM');
  await exited;
  return isDeath;
}

/** The ids under which each address has got something. */
async function idsByAddress(): Promise<Map<string, Set<string>>> {
  const ids = new Map<string, Set<string>>();
  for (const { to, source } of smtp.received) {
    const { messageId = '' } = await simpleParser(source);
    for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(messageId));
  }
  return ids;
}

test(`through ${STOPS} stops and deaths of the sender exactly those who said yes get it, under one id each`, {
  timeout: 900_000,
}, async () => {
  let deaths = 0;
  for (let run = 0; run < STOPS; run += 1) if (await endInTheMiddle(run)) deaths += 1;
  const [code] = await startSender(STOPS).exited;
  expect(code).toBe(0);
  const ids = await idsByAddress();
  const wanted = Array.from({ length: YES * 1.5 }, (_, number) => number).filter((number) => number % 3 !== 2);
  expect([...ids.keys()].toSorted()).toEqual(wanted.map(addressOf).toSorted());
  expect([...ids.values()].filter((each) => each.size !== 1)).toEqual([]);
  const repeats = smtp.received.length - wanted.length;
  // Only where a death fell between what the mail server took and the note of it.
  expect(repeats).toBeLessThanOrEqual(deaths);
  reportFigures('newsletter-stops', { stops: STOPS, deaths, people: wanted.length, repeats });
});

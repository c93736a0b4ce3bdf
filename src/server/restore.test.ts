import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ActivityAnswer } from '#contract/desk/activity-log.ts';
import type { DeskBackups, LastRestore } from '#contract/desk/backups.ts';
import type { AgreedAnswer } from '#contract/desk/emails.ts';
import {
  AUTH_LOGOUT_PATH,
  AUTH_ME_PATH,
  AUTH_NEWSLETTER_PATH,
  AUTH_REGISTER_PATH,
  AUTH_SETTINGS_PATH,
  DESK_PATHS,
  deskBackupPath,
  SITE_PATH,
  unsubscribePath,
} from '#contract/paths.ts';
import { NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { type DeskOfProgram, openDeskOf } from '#tests/programs/desk-program.ts';
import { IN_PASSING, type Program, startProgram } from '#tests/programs/start-program.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const PEOPLE = 12;
const LONG_ENOUGH_MS = 30_000;

let folder: string;
let program: Program;
let desk: DeskOfProgram;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-restore-'));
  program = startProgram(MAIN, { PORT: '0', DATA_DIR: folder, BACKUPS: 'elsewhere', LOG_LEVEL: 'warn' });
  desk = await openDeskOf(program);
}, LONG_ENOUGH_MS);

afterEach(async () => {
  program.process.kill('SIGTERM');
  expect(await program.exited).toBe(0);
  rmSync(folder, { recursive: true });
});

interface Person {
  email: string;
  headers: Record<string, string>;
  /** Of the member's first name, which is a number: the last that the server said it has. */
  acknowledged: number;
}

async function register(email: string): Promise<Person> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ firstName: '0', email, password: 'porridge at seven' });
  const answer = await fetch(`${desk.address}${AUTH_REGISTER_PATH}`, {
    method: 'POST',
    headers: { ...IN_PASSING, ...headers },
    body,
  });
  const { token } = (await answer.json()) as { token: string };
  return { email, headers: { ...headers, authorization: `Bearer ${token}` }, acknowledged: 0 };
}

/** Changes the member's name again and again, until it is told to stop. */
async function keepChanging(person: Person, isOver: () => boolean): Promise<void> {
  for (let count = 1; !isOver(); count += 1) {
    const body = JSON.stringify({ firstName: String(count), lastName: '', email: person.email });
    const answer = await fetch(`${desk.address}${AUTH_SETTINGS_PATH}`, {
      method: 'PATCH',
      headers: person.headers,
      body,
    });
    if (answer.ok) person.acknowledged = count;
    // As many as one may do a minute would end the load early.
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const backups = async () => (await (await desk.get(DESK_PATHS.backups)).json()) as DeskBackups;

async function makeBackup(): Promise<string> {
  expect((await desk.post(DESK_PATHS.backups)).status).toBe(200);
  return (await backups()).backups[0]?.name ?? '';
}

async function restoredFrom(name: string): Promise<LastRestore> {
  expect((await desk.post(`${deskBackupPath(name)}/restore`)).status).toBe(200);
  return vi.waitFor(async () => {
    const { lastRestore: last } = await backups();
    if (!last || last.outcome === 'under_way') throw new Error('It is not over yet');
    return last;
  }, LONG_ENOUGH_MS);
}

const nameOf = async ({ headers }: Person) => {
  const answer = await fetch(`${desk.address}${AUTH_ME_PATH}`, { headers: { ...IN_PASSING, ...headers } });
  return answer.ok ? Number(((await answer.json()) as { firstName: string }).firstName) : undefined;
};

/** Members who change their names, a visitor of the site and a call of the app, all again and again. */
async function underLoad(work: (people: readonly Person[]) => Promise<void>) {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => register(`her${at}@example.org`)));
  let isOver = false;
  const pages: string[] = [];
  const calls: string[] = [];
  const visitor = (async () => {
    while (!isOver) {
      const answer = await fetch(desk.address, { headers: { accept: 'text/html' } });
      pages.push(`${answer.status} ${/<title>(.*?)<\/title>/.exec(await answer.text())?.[1] ?? ''}`);
    }
  })();
  const app = (async () => {
    while (!isOver) {
      const answer = await fetch(`${desk.address}${SITE_PATH}`, { headers: { accept: 'application/json' } });
      const { code = '' } = (await answer.json()) as { code?: string };
      calls.push(`${answer.status} ${code}`);
    }
  })();
  const load = people.map((person) => keepChanging(person, () => isOver));
  try {
    await vi.waitFor(() => expect(people.every(({ acknowledged }) => acknowledged > 2)).toBe(true), LONG_ENOUGH_MS);
    await work(people);
  } finally {
    isOver = true;
    await Promise.all([...load, visitor, app]);
  }
  return { people, pages, calls };
}

test('under load nothing that was said to be saved before the copy is lost, and the server goes on by itself', async () => {
  let before: number[] = [];
  let late: Person | undefined;
  const { people, pages, calls } = await underLoad(async (busy) => {
    before = busy.map(({ acknowledged }) => acknowledged);
    const name = await makeBackup();
    late = await register('late@example.org');
    expect((await restoredFrom(name)).outcome).toBe('done');
  });

  expect(pages).toContain('503 Back in a few minutes');
  expect(calls).toContain('503 unavailable');
  expect(new Set([...pages, ...calls].map((answer) => answer.slice(0, 3)))).toEqual(new Set(['200', '503']));
  expect([pages.at(-1), calls.at(-1)].map((answer) => answer?.slice(0, 3))).toEqual(['200', '200']);
  const after = await Promise.all(people.map(nameOf));
  for (const [at, count] of after.entries()) expect(count).toBeGreaterThanOrEqual(before[at] ?? 0);
  expect(late && (await nameOf(late))).toBeUndefined();
  expect(readdirSync(join(folder, 'backups')).some((file) => file.startsWith('before-restore-'))).toBe(true);
}, 90_000);

test('under load a copy that cannot be opened, found out once it is in place, loses nothing of before or after it', async () => {
  const { people, pages } = await underLoad(async () => {
    const name = `by-hand-20261120T090000.sqlite`;
    cpSync(join(folder, 'backups', await makeBackup()), join(folder, 'backups', name));
    const database = new DatabaseSync(join(folder, 'backups', name));
    database.exec("insert into desk_setting values ('GUEST_CHECKOUT', 'perhaps', 0, 0, 'Kate'); delete from \"user\";");
    database.close();
    expect((await restoredFrom(name)).outcome).toBe('failed');
  });

  expect(pages).toContain('503 Back in a few minutes');
  expect(pages.at(-1)).not.toContain('503');
  const after = await Promise.all(people.map(nameOf));
  for (const [at, { acknowledged }] of people.entries()) expect(after[at]).toBeGreaterThanOrEqual(acknowledged);
}, 90_000);

test('a copy that is no database, or whose settings cannot be, changes nothing', async () => {
  const person = await register('anna@example.org');
  const good = join(folder, 'backups', await makeBackup());
  writeFileSync(join(folder, 'backups', 'by-hand-20261120T090000.sqlite'), 'SQLite format 3, but not');
  expect(await restoredFrom('by-hand-20261120T090000.sqlite')).toMatchObject({ outcome: 'failed' });

  const wrong = join(folder, 'backups', 'by-hand-20261120T090001.sqlite');
  cpSync(good, wrong);
  const database = new DatabaseSync(wrong);
  database.exec("insert into desk_setting values ('GUEST_CHECKOUT', 'perhaps', 0, 0, 'Kate'); delete from \"user\";");
  database.close();
  const outcome = await restoredFrom('by-hand-20261120T090001.sqlite');
  expect(outcome).toMatchObject({ outcome: 'failed', words: expect.stringContaining('GUEST_CHECKOUT must be') });
  expect(await nameOf(person)).toBe(0);
}, 90_000);

test('what ended since the copy stays ended, who asked stays signed in, and no line of the activity log is lost', async () => {
  const [stays, leaves] = [await register('stays@example.org'), await register('leaves@example.org')];
  const other = await desk.signInAgain();
  await sayOfNewsletter(stays, 'yes');
  const name = await makeBackup();
  const leaving = { method: 'POST', headers: { ...IN_PASSING, ...leaves.headers }, body: '{}' };
  await fetch(`${desk.address}${AUTH_LOGOUT_PATH}`, leaving);
  const spent = await desk.signInAgain();
  await sayOfNewsletter(stays, 'no');
  noteAboutPurchase();
  expect([(await other.get(DESK_PATHS.me)).status, await nameOf(leaves)]).toEqual([200, undefined]);
  const before = await activity();
  expect((await restoredFrom(name)).outcome).toBe('done');

  expect([await nameOf(stays), await nameOf(leaves)]).toEqual([0, undefined]);
  const agreed = (await (await desk.get(DESK_PATHS.agreed)).json()) as AgreedAnswer;
  expect([agreed.count, agreed.people]).toEqual([0, []]);
  for (const ended of [other, spent]) expect((await ended.get(DESK_PATHS.me)).status).toBe(401);
  expect((await desk.signInWith(spent.recoveryCode)).status).toBe(401);
  expect((await desk.signInAgain()).recoveryCode).not.toBe(spent.recoveryCode);
  const after = await activity();
  expect(after.slice(2)).toEqual(before);
  expect(after.slice(0, 2).map(({ action, operator }) => `${operator}: ${action}`)).toEqual([
    'Kate: backup_restored',
    'Kate: restore_started',
  ]);
}, 90_000);

test('backups in a second place that was set since stay known as those of this database', async () => {
  const name = await makeBackup();
  const placeOf = (write = '') => {
    const database = new DatabaseSync(databaseFileOf(folder));
    if (write) database.exec(write);
    const rows = database.prepare('select site, address from second_place').all();
    database.close();
    return rows.map((row) => ({ ...row }));
  };
  const set = placeOf(`insert into second_place (id, site, address, since, busy_until)
    values ('second-place', 'site-1', 'https://s3.example/bucket', 1, 0)`);
  expect(set).toEqual([{ site: 'site-1', address: 'https://s3.example/bucket' }]);
  expect((await restoredFrom(name)).outcome).toBe('done');
  expect(placeOf()).toEqual(set);
}, 90_000);

test('who has stopped the email about a checkout since has stopped it, and an email to members that went out is told as ended', async () => {
  const inDatabase = <Row>(work: (database: DatabaseSync) => Row, file = databaseFileOf(folder)) => {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  const name = 'by-hand-20261120T090000.sqlite';
  cpSync(join(folder, 'backups', await makeBackup()), join(folder, 'backups', name));
  // In the copy alone: here it would have gone out by itself before it is brought back.
  inDatabase(
    (database) =>
      database.exec(`insert into newsletter (id, state, made_at, made_by, began_at)
        values ('swaps', 'sending', 1, 'Kate', 1), ('quiet', 'sending', 0, '', null)`),
    join(folder, 'backups', name),
  );
  const late = await register('late@example.org');
  const reminders = inDatabase((database) => {
    database.exec(`insert into checkout_reminder
      (email, id, user_id, wording, agreed_at, due_at, queued_at, stop_hash, stopped_at) values
      ('guest@example.org', 'one', null, '2026-11-29', 1, 1, 2, 'link', 3),
      ('${late.email}', 'two', (select id from "user" where email = '${late.email}'), '2026-11-29', 1, 1, 2, 'other', 3)`);
    return database.prepare('select email, stop_hash, stopped_at from checkout_reminder order by email').all();
  });
  expect(await restoredFrom(name)).toMatchObject({ outcome: 'done' });

  const after = inDatabase((database) => ({
    reminders: database.prepare('select email, stop_hash, stopped_at from checkout_reminder order by email').all(),
    newsletters: database.prepare('select id, state, ended_at > 1 as has_ended from newsletter order by id').all(),
  }));
  expect(after.reminders).toEqual(reminders);
  expect(after.newsletters.map((row) => ({ ...row }))).toEqual([
    { id: 'quiet', state: 'stopped', has_ended: null },
    { id: 'swaps', state: 'stopped', has_ended: 1 },
  ]);
}, 90_000);

test('links that stop emails work on, though they were sent since; others end, and so do those of strangers to the copy', async () => {
  const early = await register('early@example.org');
  const name = await makeBackup();
  const late = await register('late@example.org');
  noteLink('stop_newsletter', early);
  noteLink('stop_reminders', early);
  noteLink('reset_password', early);
  noteLink('stop_newsletter', late);
  expect((await restoredFrom(name)).outcome).toBe('done');

  const database = new DatabaseSync(databaseFileOf(folder));
  const kinds = database.prepare('select kind from one_time_token order by kind').all();
  database.close();
  expect(kinds.map(({ kind }) => kind)).toEqual(['stop_newsletter', 'stop_reminders']);
  const path = unsubscribePath(`stop_newsletter of ${early.email}`);
  expect((await fetch(`${desk.address}${path}`, { method: 'POST', headers: IN_PASSING })).status).toBe(200);
}, 90_000);

test('of two who bring a copy back at once one is told that it is under way', async () => {
  const name = await makeBackup();
  const restore = () => desk.post(`${deskBackupPath(name)}/restore`);
  const statuses = (await Promise.all([restore(), restore()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  await vi.waitFor(async () => expect((await backups()).lastRestore?.outcome).toBe('done'), LONG_ENOUGH_MS);
  expect((await activity()).filter(({ action }) => action === 'restore_started')).toHaveLength(1);
}, 90_000);

async function sayOfNewsletter({ headers }: Person, answer: string): Promise<void> {
  const body = JSON.stringify({ answer, wording: NEWSLETTER_WORDING });
  const said = await fetch(`${desk.address}${AUTH_NEWSLETTER_PATH}`, {
    method: 'POST',
    headers: { ...IN_PASSING, ...headers },
    body,
  });
  expect(said.status).toBe(200);
}

/** That an e-mail with it was sent. */
function noteLink(kind: string, { email }: Person): void {
  const database = new DatabaseSync(databaseFileOf(folder), { timeout: 5_000 });
  database
    .prepare(`insert into one_time_token (token_hash, kind, user_id, created_at, expires_at)
      values (?, ?, (select id from "user" where email = ?), ?, ?)`)
    .run(hash('sha256', `${kind} of ${email}`, 'base64url'), kind, email, Date.now(), Date.now() + 3_600_000);
  database.close();
}

/** A line of the activity about a purchase. */
function noteAboutPurchase(): void {
  const database = new DatabaseSync(databaseFileOf(folder));
  database.exec(`insert into desk_activity (id, at, operator_name, action, about_purchase_id)
    values ('about-a-purchase', ${Date.now()}, 'Kate', 'receipt_sent', 'purchase-1')`);
  database.close();
}

const activity = async () => ((await (await desk.get(DESK_PATHS.activity)).json()) as ActivityAnswer).lines;

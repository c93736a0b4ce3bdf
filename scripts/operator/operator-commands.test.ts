import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { runCommand } from '#tests/programs/operator-command.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-operator-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, ...words: string[]) => runCommand(script, words, { environment: { DATA_DIR: folder } });

async function addMember(): Promise<void> {
  const db = await openSqliteDatabase(join(folder, 'fit-in-30.sqlite'));
  const anna = { id: 'anna', email: 'anna@example.org', first_name: 'Anna', password_hash: null, created_at: 1 };
  await db
    .insertInto('user')
    .values({ ...anna, last_name: '' })
    .execute();
  await db
    .insertInto('purchase')
    .values({
      id: '3f2504e0-4f89',
      user_id: 'anna',
      email: anna.email,
      stripe_session_id: 'cs_test_1',
      stripe_payment_intent_id: 'pi_1',
      ui_mode: 'elements',
      amount_pence: 2_999,
      full_price_pence: 2_999,
      currency: 'gbp',
      livemode: 0,
      status: 'paid',
      created_at: 1,
      paid_at: 1,
      updated_at: 1,
    })
    .execute();
  await db.destroy();
}

async function knowInSandbox(id: string): Promise<void> {
  const db = await openSqliteDatabase(join(folder, 'fit-in-30.sqlite'));
  await db.insertInto('sandbox_object').values({ id, kind: 'session', body: '{}', updated_at: 1 }).execute();
  await db.destroy();
}

async function inActivityLog(action: string) {
  const db = await openSqliteDatabase(join(folder, 'fit-in-30.sqlite'));
  const lines = await db
    .selectFrom('desk_activity')
    .select(['operator_name', 'after'])
    .where('action', '=', action)
    .orderBy('at')
    .execute();
  await db.destroy();
  return lines;
}

test('an operator looks at an account, closes it and opens it again', { timeout: SLOW }, async () => {
  await addMember();
  expect(run('access.ts', 'show', ' Anna@Example.org ').stdout).toContain(
    'anna@example.org: Anna, active\n  3F2504E0  £29.99',
  );
  expect(run('access.ts', 'revoke', 'anna@example.org')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('anna@example.org: Anna, inactive'),
  });
  const { stdout } = run('access.ts', 'grant', 'anna@example.org');
  expect(stdout).toMatch(/anna@example\.org: Anna, active\n {2}3F2504E0 {2}£29\.99 {2}Paid {2}\(started .*\)\n/);
  expect(stdout).toMatch(/UTC {2}access removed, by you\n.*UTC {2}paid, given by you\n/);
});

test('what became of a purchase, and why, is told in plain words', { timeout: SLOW }, async () => {
  const db = await openSqliteDatabase(join(folder, 'fit-in-30.sqlite'));
  const line = { purchase_id: '3f2504e0-4f89', from_status: 'pending' as const };
  const causes = ['charge.succeeded', 'buyer_refunded', 'sweep', 'a_newer_cause'];
  const rows = causes.map((cause, at) => ({ id: cause, ...line, to_status: 'refunded' as const, cause, at: at + 1 }));
  await db
    .insertInto('purchase_history')
    .values([{ id: 'first', ...line, from_status: null, to_status: 'pending', cause: null, at: 0 }, ...rows])
    .execute();
  await db.destroy();
  const { stdout } = run('access.ts', 'show', 'anna@example.org');
  const seen = 'as the card payment shows';
  const told = [seen, 'asked for by the buyer', seen, 'a newer cause'].map((why) => `refunded, ${why}`);
  expect(stdout).toContain(['begun', ...told].map((words) => `    1970-01-01 00:00 UTC  ${words}\n`).join(''));
  expect(stdout).not.toMatch(/->|_|pending|charge/);
});

test('a command that prints a way into the desk stands in its activity log', { timeout: SLOW }, async () => {
  expect(run('desk.ts', 'code').stdout).toMatch(/^Open this link\. It works once: http:\/\/.*\/start#\S+\n$/);
  expect(await inActivityLog('desk_code_printed')).toEqual([{ operator_name: 'Server command', after: null }]);
});

test('what cannot be done is said in one line', { timeout: SLOW }, async () => {
  expect(run('access.ts', 'open', 'anna@example.org')).toMatchObject({
    status: 1,
    stderr: 'Usage: npm run access -- grant|revoke|show EMAIL\n',
  });
  expect(run('access.ts', 'grant', 'nobody@example.org')).toMatchObject({
    status: 1,
    stderr:
      'No account uses this address yet. Invite them from the desk, under Members. Or ask them to make an account (on the site), then run this again.\n',
  });
  expect(run('access.ts', 'revoke', 'nobody@example.org').stderr).toBe('No account uses this address yet.\n');
  expect(run('refund.ts', 'nobody@example.org').stderr).toContain('Nothing to refund.');
  expect(run('refund.ts', 'anna@example.org')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The practice payments of this server don’t include this one\. .*\n$/),
  });
  expect(await inActivityLog('refunded')).toEqual([]);
  await knowInSandbox('cs_test_1');
  expect(run('refund.ts', 'anna@example.org')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^Practice payments live .* nothing answers at http:\/\/127\.0\.0\.1:1\. Start it .*\n$/,
    ),
  });
  expect(await inActivityLog('refunded')).toEqual([
    { operator_name: 'Server command', after: '£29.99 asked to go back' },
  ]);
});

test('an operator makes backups, named after the moment, and brings one back', { timeout: SLOW }, async () => {
  const stick = join(folder, 'stick');
  const missing = run('backup.ts', join(stick, 'copy.sqlite'));
  expect(missing).toMatchObject({
    status: 1,
    stderr: `Can’t find the folder ${stick}. Is the drive plugged in and mounted?\n`,
  });
  mkdirSync(stick);
  const made = run('backup.ts', stick);
  expect(made.stdout).toMatch(
    /^Done\. Backup made and checked \(1 member, no workouts\): .*\/stick\/fit-in-30-\d{8}T\d{6}\.sqlite\nIt’s on the same disk/,
  );
  const file = /: (\/.*)\n/.exec(made.stdout)?.[1] ?? '';
  expect(run('backup.ts', file)).toMatchObject({ status: 1, stderr: expect.stringContaining('already') });
  expect(run('backup.ts').stdout).toMatch(/backups\/by-hand-\d{8}T\d{6}\.sqlite\n$/);
  expect(await inActivityLog('backup_made')).toEqual([
    { operator_name: 'Server command', after: file },
    { operator_name: 'Server command', after: expect.stringMatching(/^by-hand-\d{8}T\d{6}\.sqlite$/) },
  ]);
  expect(run('restore.ts', file).stdout).toMatch(/kept at .*backups\/before-restore-\d{8}T\d{6}\.sqlite/);
  expect(run('restore.ts')).toMatchObject({ status: 1, stderr: 'Usage: npm run restore -- FILE\n' });
  expect(run('access.ts', 'show', 'anna@example.org').stdout).toContain('anna@example.org: Anna');
});

test('a check-up tells what is well and what is not, and changes nothing', { timeout: SLOW }, () => {
  const healthy = run('doctor.ts');
  expect(healthy.status).toBe(0);
  expect(healthy.stdout).toMatch(/✓ Database: no damage found, 1 accounts/);
  expect(healthy.stdout).toMatch(/· Server: nothing answers at http:\/\/127\.0\.0\.1:1/);
  expect(healthy.stdout).toMatch(/· Payments: practice mode: only test cards work/);
  writeFileSync(join(folder, 'site.json'), '{ "company": 1 }');
  expect(run('doctor.ts')).toMatchObject({ status: 1, stderr: expect.stringContaining('site.json') });
  rmSync(join(folder, 'site.json'));
  const database = join(folder, 'fit-in-30.sqlite');
  rmSync(`${database}-wal`, { force: true });
  writeFileSync(database, 'Dear diary, '.repeat(500));
  mkdirSync(join(folder, 'backups'), { recursive: true });
  writeFileSync(join(folder, 'backups/daily-2026-01-01.sqlite'), '');
  const ill = run('doctor.ts');
  expect(ill).toMatchObject({ status: 1, stderr: expect.stringContaining('Fix the lines marked') });
  expect(ill.stdout).toMatch(/✗ Backups: the newest is daily-2026-01-01\.sqlite, which is too old/);
  expect(ill.stdout).toMatch(/✗ Database: .* is damaged \(file is not a database\)/);
  expect(run('backup.ts')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Couldn’t back up .*: .*\n$/),
  });
});

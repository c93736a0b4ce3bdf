import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { readSiteText } from '#server/settings/site-file.ts';
import { openTestDatabase } from '#tests/databases/open-test-database.ts';
import { CHECKS } from './checkup.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-checkup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SITE = JSON.stringify({
  company: 'Strong Mums Ltd',
  address: '12 Mill Lane, Leeds',
  supportEmail: 'help@strongmums.test',
  host: 'Hetzner',
  hostCountry: 'Germany',
  mailProvider: 'Postmark',
});

function settings(kind: 'test' | 'live', more: Record<string, string> = {}): Config {
  const reading = readConfig(
    {
      DATA_DIR: folder,
      PUBLIC_ORIGIN: 'https://strongmums.test',
      STRIPE_SECRET_KEY: `sk_${kind}_abc`,
      STRIPE_PUBLISHABLE_KEY: `pk_${kind}_abc`,
      STRIPE_WEBHOOK_SECRETS: 'whsec_abc',
      ...more,
    },
    { readSite: (place) => readSiteText(SITE, `${place}/site.json`) },
  );
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.config;
}

const verdictOf = async (name: string, config: Config) => (await CHECKS[name]?.(config))?.verdict;

describe('a check-up before money is taken', () => {
  test('a live key without a mail server must be mended: buyers wait for receipts', async () => {
    expect(await CHECKS.Email?.(settings('live'))).toEqual({
      verdict: 'failure',
      words: expect.stringMatching(/^no mail server is set, .* Buyers aren’t getting receipts or links$/),
      command: 'set SMTP_HOST',
      mendedAt: 'mail_server',
    });
    expect(await verdictOf('Email', settings('test'))).toBe('warning');
  });

  test('a live key with legal pages that are still drafts must be mended', async () => {
    expect(await CHECKS['Legal pages']?.(settings('live'))).toEqual({
      verdict: 'failure',
      words: 'still drafts, not checked by a lawyer: Terms and refunds, Privacy, Health disclaimer',
    });
    expect(await verdictOf('Legal pages', settings('test'))).toBe('warning');
    expect(await verdictOf('Legal pages', settings('live', { LEGAL_REVIEWED: 'yes' }))).toBe('good');
  });

  test('where money is taken a copy has to have left the machine once', async () => {
    const { db, close } = await openTestDatabase('sqlite');
    const name = `daily-${londonDayAt(Date.now())}.sqlite`;
    const backups = openBackupFolder(folder);
    writeFileSync(join(backups, name), '');
    const check = (kind: 'test' | 'live') => CHECKS.Backups?.(settings(kind), db);
    expect(await check('live')).toEqual({
      verdict: 'failure',
      words: `the newest is ${name}, but no backup has left this machine yet. Download one, for the day its disk fails`,
    });
    expect((await check('test'))?.verdict).toBe('good');
    await inTransaction(db, (transaction) =>
      activityLog.write(
        transaction,
        { now: Date.now, createId: randomUUID },
        {
          operator: { id: null, name: 'Kate' },
          action: 'backup_downloaded',
          after: name,
        },
      ),
    );
    expect((await check('live'))?.verdict).toBe('good');
    await close();
  });
});

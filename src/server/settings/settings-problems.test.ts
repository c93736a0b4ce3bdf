import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSiteText } from './site-file.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRETS: 'whsec_abc',
};

describe('site.json beside the settings', () => {
  const LIVE = {
    ...STRIPE,
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
    PUBLIC_ORIGIN: 'https://strongmums.test',
  };
  const COMPLETE = {
    company: 'Strong Mums Ltd',
    address: '12 Mill Lane, Leeds',
    supportEmail: 'help@strongmums.test',
    host: 'Hetzner',
    hostCountry: 'Germany',
    mailProvider: 'Postmark',
  };
  const readingWith = (environment: Record<string, string>, text: string) =>
    readConfig(environment, { readSite: (folder) => readSiteText(text, `${folder}/site.json`) });

  test('is read from the data folder, and its mistakes are told beside those of the settings', () => {
    expect(readingWith({ DATA_DIR: '/srv/fit', PORT: 'x' }, '{"supportEmail": "nobody",\n"company": 1}')).toEqual({
      ok: false,
      problems: [
        'PORT must be a port number from 0 to 65535.',
        '/srv/fit/site.json, line 2: company must be text in quotes.',
        '/srv/fit/site.json, line 1: supportEmail must be an email address.',
      ],
    });
    expect(readingWith({}, '{\n  "company": A\n}')).toEqual({
      ok: false,
      problems: ['./data/site.json isn’t valid JSON at line 2, column 14.'],
    });
  });

  test.each(['sk_live_abc', 'rk_live_abc'])('%s starts only with every word that a sale needs', (secretKey) => {
    const live = { ...LIVE, STRIPE_SECRET_KEY: secretKey };
    const { company, host, ...rest } = COMPLETE;
    expect(readingWith(live, JSON.stringify({ ...rest, host: ' ' }))).toEqual({
      ok: false,
      problems: [
        'site.json: company is missing. STRIPE_SECRET_KEY is live, so the legal pages need it.',
        'site.json: host is missing. STRIPE_SECRET_KEY is live, so the legal pages need it.',
      ],
    });
    expect(readingWith(live, JSON.stringify({ ...rest, company, host })).ok).toBe(true);
  });

  test('a live key starts with nothing that was copied from the instructions', () => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/settings.md', 'utf8')) ?? [];
    const environment = { ...LIVE, PUBLIC_ORIGIN: 'https://fit.example', MAIL_FROM: 'Fit in 30 <hello@fit.example>' };
    const reading = readingWith(environment, json);
    const fields = reading.ok ? [] : reading.problems.map((problem) => /^(?:site\.json: )?(\S+)/.exec(problem)?.[1]);
    expect(fields.sort()).toEqual([
      'MAIL_FROM',
      'PUBLIC_ORIGIN',
      'address',
      'coaching.coachName',
      'coaching.url',
      'company',
      'companyNumber',
      'host',
      'icoNumber',
      'mailProvider',
      'privacyEmail',
      'quotes',
      'supportEmail',
      'supportPhone',
      'vatNumber',
    ]);
    const own = { ...COMPLETE, quotes: [{ text: 'For example in my kitchen.', name: 'Ruth' }] };
    expect(readingWith({ ...LIVE, MAIL_FROM: 'hello@strongmums.test' }, JSON.stringify(own)).ok).toBe(true);
  });

  test.each(['', 'http://strongmums.test', 'https://localhost.example'])(
    'a live key does not start at %j',
    (origin) => {
      expect(readingWith({ ...LIVE, PUBLIC_ORIGIN: origin }, JSON.stringify(COMPLETE))).toEqual({
        ok: false,
        problems: [
          'PUBLIC_ORIGIN must be your own https address. STRIPE_SECRET_KEY is live, so buyers type real cards there.',
        ],
      });
    },
  );

  test('a live key starts with a second place only if the privacy page can name it', () => {
    const place = {
      BACKUP_ENDPOINT: 'https://store.test',
      BACKUP_BUCKET: 'backups',
      BACKUP_KEY: 'key',
      BACKUP_SECRET: 'secret',
      BACKUP_PASSPHRASE: 'pencil-harbour-mango-kite',
    };
    const named = { BACKUP_COMPANY: 'Scaleway', BACKUP_COUNTRY: 'France' };
    expect(readConfig(place).ok).toBe(true);
    expect(readingWith({ ...LIVE, ...place, BACKUP_COMPANY: 'Scaleway' }, JSON.stringify(COMPLETE))).toEqual({
      ok: false,
      problems: ['BACKUP_COUNTRY is missing. STRIPE_SECRET_KEY is live, so the privacy page needs it.'],
    });
    expect(readingWith({ ...LIVE, ...place, ...named }, JSON.stringify(COMPLETE)).ok).toBe(true);
  });

  test('a test key and the sandbox start without any', () => {
    expect(readConfig(STRIPE).ok).toBe(true);
    expect(readConfig({ LEGAL_REVIEWED: 'yes' })).toMatchObject({ config: { legalReviewed: true } });
    expect(readConfig({ LEGAL_REVIEWED: 'maybe' })).toEqual({
      ok: false,
      problems: ['LEGAL_REVIEWED must be yes or no.'],
    });
  });
});

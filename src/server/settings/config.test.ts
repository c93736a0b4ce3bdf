import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRETS: 'whsec_new, whsec_old',
};

const configOf = (environment: Record<string, string>) => {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.config;
};
const problemsOf = (environment: Record<string, string>) => {
  const reading = readConfig(environment);
  return reading.ok ? [] : reading.problems;
};

describe('settings', () => {
  test('nothing set is a server of one’s own with the sandbox', () => {
    expect(configOf({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: './data',
      databaseUrl: undefined,
      payments: { mode: 'sandbox', checkoutUi: 'embedded', isSaid: false, letsOthersIn: false },
      guestCheckout: true,
      serviceWorker: true,
      adminEmail: undefined,
      forceLogoutEmail: undefined,
      siteWords: expect.objectContaining({ company: 'Fit in 30', supportEmail: '' }),
      videos: {},
      legalReviewed: false,
      email: { smtpUrl: undefined, from: 'Fit in 30 <fit-in-30@localhost>' },
      logLevel: 'info',
      trustedProxies: [],
      dailyBackups: true,
      publicOrigin: undefined,
      prices: [],
      settingsVersion: 0,
      unopened: [],
    });
  });

  test('an empty value is one that is not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '', ADMIN_EMAIL: '', STRIPE_SECRET_KEY: '' })).toEqual(configOf({}));
  });

  test('values are tidied as they are read', () => {
    const config = configOf({
      PORT: '0',
      ADMIN_EMAIL: ' Coach@Fit.Example ',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      PUBLIC_ORIGIN: 'https://fit.example/',
      PAYMENTS: 'sandbox',
      GUEST_CHECKOUT: 'off',
    });
    expect(config).toMatchObject({
      port: 0,
      adminEmail: 'coach@fit.example',
      trustedProxies: ['10.0.0.0/8', '::1'],
      publicOrigin: 'https://fit.example',
      guestCheckout: false,
    });
  });

  test('every bad setting is told at once, each in a line that begins with its name', () => {
    const problems = problemsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      CHECKOUT_UI: 'popup',
      GUEST_CHECKOUT: 'yes',
      ADMIN_EMAIL: 'coach',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: 'everybody',
      PUBLIC_ORIGIN: 'fit.example/path',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'CHECKOUT_UI',
      'GUEST_CHECKOUT',
      'ADMIN_EMAIL',
      'LOG_LEVEL',
      'TRUSTED_PROXIES',
      'PUBLIC_ORIGIN',
    ]);
    expect(problems[0]).toBe('PORT must be a port number from 0 to 65535.');
    expect(problems.join('')).not.toMatch(/\n/);
  });

  test.each(['-1', '3.5', '1e3', 'http', '99999', ' 80'])('PORT %j is refused', (port) => {
    expect(problemsOf({ PORT: port })).toHaveLength(1);
  });
});

describe('e-mail', () => {
  const MAIL = {
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Fit in 30 <hello@fit.example>',
    PUBLIC_ORIGIN: 'https://fit.example',
    PAYMENTS: 'sandbox',
  };

  test('a mail server is used with a sender and an address for links', () => {
    expect(configOf(MAIL).email).toEqual({ smtpUrl: MAIL.SMTP_URL, from: MAIL.MAIL_FROM });
    expect(configOf({ ...MAIL, MAIL_FROM: 'hello@fit.example' }).email.from).toBe('hello@fit.example');
  });

  test('without them it is not', () => {
    expect(problemsOf({ SMTP_URL: MAIL.SMTP_URL })).toEqual([
      'MAIL_FROM is missing. It’s the sender of your emails.',
      'PUBLIC_ORIGIN is missing. Links in emails need it.',
    ]);
  });

  test.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtps://user:pass/word@mail.example:465',
    'smtps://user:1/2@mail.example:465',
    'smtps://user:pass#word@mail.example',
    'smtps://user:p@ssword@mail.example',
    'smtps://user:100%@mail.example',
  ])('SMTP_URL %j is refused, and not repeated', (url) => {
    expect(problemsOf({ ...MAIL, SMTP_URL: url })).toEqual([
      'SMTP_URL must be an address like smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587, with / # ? @ : % in a username or password written as %2F %23 %3F %40 %3A %25.',
    ]);
  });

  test.each(['smtp://localhost:25', 'smtps://u%40x:p%2Fw@mail.example:465', 'smtps://user:%FF@mail.example'])(
    'SMTP_URL %j is taken',
    (url) => {
      expect(configOf({ ...MAIL, SMTP_URL: url }).email.smtpUrl).toBe(url);
    },
  );

  test.each(['Fit in 30', 'Fit <hello>', 'a@b.example, c@d.example', 'A\r\nBcc: x@y.example <a@b.example>'])(
    'MAIL_FROM %j is refused',
    (from) => {
      expect(problemsOf({ ...MAIL, MAIL_FROM: from })).toHaveLength(1);
    },
  );
});

describe('payments', () => {
  test('a key switches to Stripe, with all secrets of a rotation', () => {
    expect(configOf(STRIPE).payments).toEqual({
      mode: 'stripe',
      checkoutUi: 'embedded',
      secretKey: 'sk_test_abc',
      publishableKey: 'pk_test_abc',
      webhookSecrets: ['whsec_new', 'whsec_old'],
    });
  });

  test('Stripe without its other settings names each of them', () => {
    expect(problemsOf({ PAYMENTS: 'stripe' }).map((problem) => problem.split(' ')[0])).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRETS',
    ]);
  });

  test('keys of two modes do not go together', () => {
    expect(problemsOf({ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY must match STRIPE_SECRET_KEY: both test, or both live.',
    ]);
  });

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.7' },
    { HOST: '::' },
    { PUBLIC_ORIGIN: 'https://fit.example' },
    { PUBLIC_ORIGIN: 'http://fit.lan:3000' },
    { NODE_ENV: 'production' },
  ])(
    'where others are let in, %j, there is a sandbox only if it is asked for by name',
    (environment: Record<string, string>) => {
      const [setting] = Object.keys(environment);
      expect(problemsOf(environment)).toEqual([
        `STRIPE_SECRET_KEY is missing. ${setting} makes the site public, and a test card would buy access. If you mean that, set PAYMENTS=sandbox.`,
      ]);
      expect(configOf({ ...environment, PAYMENTS: 'sandbox' }).payments.mode).toBe('sandbox');
    },
  );

  test.each([
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { PUBLIC_ORIGIN: 'http://localhost:3000' },
    { PUBLIC_ORIGIN: 'http://[::1]:3000' },
  ])('on this machine alone, %j, it needs no word', (environment: Record<string, string>) =>
    expect(configOf(environment).payments.mode).toBe('sandbox'),
  );

  test('what other programs read of the environment stops no start', () => {
    expect(configOf({ NODE_ENV: 'development', PATH: '/bin', STRIPE_KEY: 'x' })).toEqual(configOf({}));
  });

  test('the sandbox beside a live key is refused; beside a test key it is a choice', () => {
    const live = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' };
    expect(problemsOf({ ...live, PAYMENTS: 'sandbox' })[0]).toMatch(/^PAYMENTS can’t be sandbox/);
    expect(configOf({ ...STRIPE, PAYMENTS: 'sandbox' }).payments.mode).toBe('sandbox');
  });

  test('no problem repeats a secret', () => {
    const problems = problemsOf({ STRIPE_SECRET_KEY: 'tok_verysecret', STRIPE_WEBHOOK_SECRETS: 'verysecret' });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain('verysecret');
  });
});

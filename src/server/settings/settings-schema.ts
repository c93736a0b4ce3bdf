import { z } from 'zod';
import { isEmailShaped, normalisedEmail } from '#domain/account/account.ts';
import {
  isAddressOf,
  isAddressOrRange,
  isHostName,
  isOrigin,
  isOwnNetwork,
  isSender,
  isStoreAddress,
} from './setting-shapes.ts';

export const DATA_FOLDER = './data';

const MIN_TOKEN_LENGTH = 16;

const MIN_PASSPHRASE_LENGTH = 20;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ESCAPED_SIGNS = 'with / # ? @ : % in a username or password written as %2F %23 %3F %40 %3A %25';

const TOO_WIDE =
  'must name your own proxies: a range as wide as that lets any visitor write an address of their own. IPv4 goes from /8 on, IPv6 from /16';

const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const email = z
  .string()
  .transform(normalisedEmail)
  .refine((text) => text === '' || isEmailShaped(text), 'must be an email address')
  .transform((text) => text || undefined);

const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.join(' or ')}`);

const port = (least: 0 | 1, usual: string) =>
  z
    .string()
    .default(usual)
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= 65_535,
      `must be a port number from ${least} to 65535`,
    )
    .transform(Number);

export const EnvironmentSchema = z.object({
  PORT: port(0, '3000'),
  HOST: z.string().min(1, 'must be an address to listen on').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder').default(DATA_FOLDER),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => isAddressOf(text, ['postgres', 'postgresql']),
      `must be an address like postgres://user:password@host/database, ${ESCAPED_SIGNS}`,
    )
    .optional(),
  PAYMENTS: oneOf('sandbox', 'stripe').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a Stripe secret key (sk_test_… or sk_live_…)')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a Stripe publishable key (pk_test_… or pk_live_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRETS: listed
    .refine(
      (secrets) => secrets.every((secret) => secret.startsWith('whsec_')),
      'must be signing secrets that start with whsec_, separated by commas',
    )
    .default([]),
  CHECKOUT_UI: oneOf('embedded', 'hosted').default('embedded'),
  GUEST_CHECKOUT: oneOf('on', 'off').default('on'),
  SERVICE_WORKER: oneOf('on', 'off').default('on'),
  ADMIN_EMAIL: email.optional(),
  FORCE_LOGOUT_EMAIL: email.optional(),
  LEGAL_REVIEWED: oneOf('yes', 'no').default('no'),
  SMTP_URL: z
    .string()
    .refine(
      (text) => isAddressOf(text, ['smtps', 'smtp']),
      `must be an address like smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587, ${ESCAPED_SIGNS}`,
    )
    .optional(),
  SMTP_HOST: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .refine(isHostName, 'must be only the server’s name, like smtp.fastmail.com')
    .optional(),
  SMTP_PORT: port(1, '465'),
  SMTP_SECURITY: oneOf('tls', 'starttls').default('tls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(isSender, 'must be an email address, like hello@fit.example or Fit in 30 <hello@fit.example>')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().min(MIN_TOKEN_LENGTH, `must be at least ${MIN_TOKEN_LENGTH} characters long`).optional(),
  TRUSTED_PROXIES: listed
    .refine((proxies) => proxies.every(isAddressOrRange), {
      message: 'must be IP addresses or ranges, separated by commas',
      abort: true,
    })
    .refine((proxies) => proxies.every(isOwnNetwork), TOO_WIDE)
    .default([]),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be the site’s address without a path, like https://fit.example')
    .transform((text) => new URL(text).origin)
    .optional(),
  BACKUPS: oneOf('daily', 'elsewhere').default('daily'),
  BACKUP_ENDPOINT: z
    .string()
    .transform((text) => text.trim().replace(/\/+$/, ''))
    .refine(isStoreAddress, 'must be an https address, like https://s3.eu-west-2.amazonaws.com')
    .optional(),
  BACKUP_BUCKET: z
    .string()
    .trim()
    .regex(/^[A-Za-z\d][\w.-]{1,61}[A-Za-z\d]$/, 'must be only the bucket’s name')
    .optional(),
  BACKUP_REGION: z
    .string()
    .trim()
    .regex(/^[\w-]+$/, 'must be a region, like eu-west-2')
    .default('auto'),
  BACKUP_KEY: z
    .string()
    .trim()
    .regex(/^[!-~]+$/, 'must be only the key')
    .optional(),
  BACKUP_SECRET: z.string().trim().optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .trim()
    .min(MIN_PASSPHRASE_LENGTH, `must be at least ${MIN_PASSPHRASE_LENGTH} characters long`)
    .optional(),
  BACKUP_COMPANY: z.string().trim().max(120, 'must be 120 characters or fewer').default(''),
  BACKUP_COUNTRY: z.string().trim().max(80, 'must be 80 characters or fewer').default(''),
  NODE_ENV: z.string().optional(),
});
export type Environment = z.infer<typeof EnvironmentSchema>;

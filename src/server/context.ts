import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from './platform/database/schema.ts';
import { createPasswords, type PasswordCost, type Passwords } from './platform/passwords/passwords.ts';
import { createLimits, type Rates } from './rates.ts';
import type { Config } from './settings/config.ts';
import type { PaymentSettings } from './settings/payment-settings.ts';

/**
 * What the functions of the server work with: technical things alone. A function that needs a purchase imports the
 * purchases, so that the check of imports sees it.
 */
export interface ServerContext {
  db: Kysely<Database>;
  config: Config;
  log: FastifyBaseLogger;
  /** The time now, in milliseconds since 1970. */
  now: () => number;
  createId: () => string;
  randomBytes: (size: number) => Buffer;
  passwords: Passwords;
  limits: ReturnType<typeof createLimits>;
  stripe: Stripe;
  paymentSettings: PaymentSettings;
}

type Opened = Omit<ServerContext, 'passwords' | 'limits'> & { passwordCost: PasswordCost; rates: Rates };

export function openContext({ passwordCost, rates, ...opened }: Opened): ServerContext {
  const { db, now, randomBytes } = opened;
  return {
    ...opened,
    passwords: createPasswords({ cost: passwordCost, randomBytes }),
    limits: createLimits(rates, { db, now }),
  };
}

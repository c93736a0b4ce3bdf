import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from './platform/database/schema.ts';
import { createPasswords, PASSWORD_COST, type PasswordCost, type Passwords } from './platform/passwords/passwords.ts';
import { createLimits, RATES, type Rates } from './rates.ts';
import type { Config } from './settings/config.ts';
import type { PaymentSettings } from './settings/payment-settings.ts';

/**
 * What the functions of the server work with: technical things alone. A function that needs a purchase imports the
 * purchases, so that the check of imports sees it. Requests and jobs share one context.
 */
export interface ServerContext extends CardProcessor {
  db: Kysely<Database>;
  config: Config;
  log: FastifyBaseLogger;
  /** The time now, in milliseconds since 1970. */
  now: () => number;
  createId: () => string;
  randomBytes: (size: number) => Buffer;
  passwords: Passwords;
  limits: ReturnType<typeof createLimits>;
}

/** Stripe, or the sandbox with the routes that its own pages call. */
export interface CardProcessor {
  stripe: Stripe;
  paymentSettings: PaymentSettings;
  sandboxRoutes?: FastifyPluginAsyncZod;
  /** Of the sandbox alone: what it keeps of buyers. */
  rewriteStored?: (change: (body: string) => string) => Promise<void>;
}

export interface ContextParts extends Omit<ServerContext, 'passwords' | 'limits'> {
  passwordCost?: PasswordCost;
  rates?: Rates;
}

export function openContext({ passwordCost = PASSWORD_COST, rates = RATES, ...parts }: ContextParts): ServerContext {
  return {
    ...parts,
    passwords: createPasswords({ cost: passwordCost, randomBytes: parts.randomBytes }),
    limits: createLimits(rates, parts),
  };
}

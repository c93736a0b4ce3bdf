import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { DeskRight } from '#domain/desk/desk-roles.ts';
import type { PublishedWords } from './features/words/published-words.ts';
import type { Database } from './platform/database/schema.ts';
import type { RegisteredRoute } from './platform/http/route-areas.ts';
import type { PasswordCost } from './platform/passwords/passwords.ts';
import type { Rates } from './rates.ts';
import type { Config } from './settings/config.ts';
import type { PaymentSettings } from './settings/payment-settings.ts';
import type { Upkeep } from './upkeep/upkeep.ts';

/**
 * Who may call: everybody; guests, and others only with a valid sign-in; signed-in users; paid members, own data only;
 * at the desk, operators with a right, `proven` only shortly after they have shown that it is they.
 */
export type Area = 'public' | 'guest' | 'signed-in' | 'subscriber' | DeskArea;

export type DeskArea = `desk-${DeskRight}` | `desk-${DeskRight}-proven`;

export interface AppNeeds {
  db: Kysely<Database>;
  config: Config;
  log: FastifyBaseLogger;
  now: () => number;
  createId: () => string;
  randomBytes: (size: number) => Buffer;
  passwordCost: PasswordCost;
  rates: Rates;
  cardProcessor: CardProcessor;
  /** The built client; without it only the API is served. */
  clientFolder?: string | undefined;
  isStopping?: () => boolean;
  upkeep?: Upkeep;
  /** Published words; the app reads its own where absent. */
  words?: PublishedWords;
  /** Called for each route as it is registered. */
  onRoute?: (route: RegisteredRoute<Area>) => void;
}

/** Stripe, or the sandbox with the routes that its own pages call. */
export interface CardProcessor {
  stripe: Stripe;
  settings: PaymentSettings;
  sandboxRoutes?: FastifyPluginAsyncZod;
  /** Of the sandbox alone: what it keeps of buyers. */
  rewriteStored?: (change: (body: string) => string) => Promise<void>;
}

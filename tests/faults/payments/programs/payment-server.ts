import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import Stripe from 'stripe';
import { buildApp } from '#server/app.ts';
import { openContext } from '#server/context.ts';
import { openPostgresDatabase } from '#server/platform/database/open-database.ts';
import { readConfig } from '#server/settings/config.ts';
import { behindFrontServer } from '#tests/servers/behind-front-server.ts';
import { WIDE_RATES } from '#tests/servers/wide-rates.ts';

/**
 * The product's whole server as one of several processes on one database, with a card processor elsewhere:
 * node payment-server.ts <PostgreSQL address> <port of the card processor> <webhook secret>. Prints its port.
 */
const [databaseUrl = '', stripePort = '', webhookSecret = ''] = process.argv.slice(2);
// Buyers reach all of them by one address.
const reading = readConfig({ LOG_LEVEL: 'silent', PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'http://fit.example' });
if (!reading.ok) throw new Error(reading.problems.join('\n'));

const db = await openPostgresDatabase(databaseUrl);
const context = openContext({
  db,
  config: reading.config,
  log: pino({ level: 'silent' }),
  now: Date.now,
  createId: randomUUID,
  randomBytes,
  passwordCost: { memoryKibibytes: 8, passes: 1, lanes: 1 },
  rates: WIDE_RATES,
  stripe: new Stripe('sk_test_sandbox', { host: '127.0.0.1', port: stripePort, protocol: 'http', telemetry: false }),
  paymentSettings: {
    mode: 'sandbox',
    publishableKey: 'pk_test_sandbox',
    checkoutUi: 'embedded',
    webhookSecrets: [webhookSecret],
    livemode: false,
  },
});
const app = buildApp(context);
process.once('SIGTERM', () => void app.close().then(() => db.destroy()));
process.stdout.write(`${await behindFrontServer(app)()}\n`);

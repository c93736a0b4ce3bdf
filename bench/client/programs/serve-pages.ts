// Serves a built folder with the product's own code for files and pages. The folder is the first parameter.
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { STANDARD_PRICE_PENCE } from '../../../src/domain/purchases/price.ts';
import { lookOf } from '../../../src/programme/words/look-words.ts';
import { addClientFiles } from '../../../src/server/platform/http/client-files.ts';
import { createHttpServer } from '../../../src/server/platform/http/create-http-server.ts';
import { pageHeaders, securityHeaders } from '../../../src/server/platform/http/security-headers.ts';

const [folder = ''] = process.argv.slice(2);
const app = createHttpServer({
  log: pino({ level: 'silent' }),
  headers: securityHeaders({ isHttps: false }),
  trustedProxies: [],
  createId: randomUUID,
});
addClientFiles(app, {
  folder,
  headersOf: (_path, styleSources) => pageHeaders({ isHttps: false }, { loadsStripe: false, styleSources }),
  serviceWorker: false,
  publicOrigin: undefined,
  facts: () => ({ pence: STANDARD_PRICE_PENCE, vatPercent: undefined, look: lookOf(undefined), minutes: '20 to 40' }),
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));

import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DEMO_ADMIN_EMAIL, DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people.ts';
import { openDemoServer } from './demo/demo-server.ts';
import { simulateMember } from './demo/simulate-member.ts';

/**
 * `npm run demo`: the product with sample members, created through the server's own API. Recreated at every start, in
 * a folder of its own.
 */

const folder = resolve('data', 'demo');
process.env.DATA_DIR = folder;
process.env.ADMIN_EMAIL = DEMO_ADMIN_EMAIL;
process.env.PAYMENTS = 'sandbox';
delete process.env.DATABASE_URL;

await rm(folder, { recursive: true, force: true });
const server = await openDemoServer(folder);
for (const person of DEMO_PEOPLE) await simulateMember(server, person);
await server.close();

console.log('Demo accounts (made up, on this machine only):');
for (const { email, moment } of DEMO_PEOPLE) console.log(`  ${email.padEnd(26)} ${moment}`);
console.log(`Password for all of them: ${DEMO_PASSWORD}`);
await import('#server/main.ts');

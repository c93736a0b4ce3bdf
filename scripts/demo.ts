import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DEMO_ADMIN_EMAIL, DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people.ts';
import { openDemoServer } from './demo/demo-server.ts';
import { tellStory } from './demo/tell-story.ts';

/*
 * `npm run demo`: the whole product with people at interesting moments. Each of them is made by the server itself, through
 * the same calls as a real member's, so everything on their screens is true. Made anew at every start, in a folder of its own.
 */

const folder = resolve('data', 'demo');
process.env.DATA_DIR = folder;
process.env.ADMIN_EMAIL = DEMO_ADMIN_EMAIL;
process.env.PAYMENTS = 'sandbox';
delete process.env.DATABASE_URL;

await rm(folder, { recursive: true, force: true });
const server = await openDemoServer(folder);
for (const person of DEMO_PEOPLE) await tellStory(server, person);
await server.close();

console.log('Demo people (made up; only this machine knows them):');
for (const { email, moment } of DEMO_PEOPLE) console.log(`  ${email.padEnd(26)} ${moment}`);
console.log(`Every password is: ${DEMO_PASSWORD}`);
await import('#server/main.ts');

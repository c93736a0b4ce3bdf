// Builds the server into dist/server, or the folder that is named: few files instead of some hundreds, which start in a
// third of the time. Same input, same output.
import { renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keepEarlierBuilds } from './build/keep-earlier-builds.ts';
import { buildServer } from './build/server-bundle.ts';

const [folder = fileURLToPath(new URL('../dist/server', import.meta.url))] = process.argv.slice(2);
/** Built beside what may run, and put in its place when all went well. */
const next = `${folder}-next`;
const startedAt = performance.now();

rmSync(next, { recursive: true, force: true });
await buildServer(next);
// A server that runs still loads from its own build what it has not needed so far.
keepEarlierBuilds({ current: folder, next, listFile: `${folder}-builds.json` });
rmSync(folder, { recursive: true, force: true });
renameSync(next, folder);
console.log(`Built the server in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);

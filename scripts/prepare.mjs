// Gets the folder ready: packages, the built client, a browser, a database server, a speech program, a proxy: each only where it is missing or out of date.
// It runs before anything is installed, so it uses nothing but Node's own modules and must run on Node 20.
import { buildIfStale } from './prepare/build-if-stale.mjs';
import { installMissingPrograms } from './prepare/debian-programs.mjs';
import { installPackages } from './prepare/install-packages.mjs';

const wanted = new Set(process.argv.slice(2));

try {
  await installPackages({ forTests: wanted.has('--tests'), forBench: wanted.has('--bench') });
  const programs = ['--browser', '--engines', '--postgres', '--ffmpeg', '--speech', '--age', '--caddy']
    .filter((flag) => wanted.has(flag))
    .map((flag) => flag.slice(2));
  installMissingPrograms(programs);
  if (wanted.has('--build') || wanted.has('--rebuild')) await buildIfStale({ always: wanted.has('--rebuild') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

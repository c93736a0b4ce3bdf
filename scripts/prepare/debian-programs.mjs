import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chromiumPath } from './chromium-path.mjs';
import { firefoxPath, miniBrowserPath } from './engine-paths.mjs';
import { lastWords } from './last-words.mjs';

const PROGRAMS = {
  browser: {
    debianPackages: 'chromium-headless-shell',
    isPresent: () => chromiumPath() !== undefined,
    advice: 'Chromium is missing. Run sudo apt install chromium-headless-shell, or set CHROMIUM_PATH.',
  },
  engines: {
    debianPackages: 'webkit2gtk-driver xvfb firefox-esr',
    isPresent: () =>
      onPath('WebKitWebDriver') && onPath('Xvfb') && miniBrowserPath() !== undefined && firefoxPath() !== undefined,
    advice:
      'WebKit or Firefox is missing. Run sudo apt install webkit2gtk-driver xvfb firefox-esr, or set FIREFOX_PATH.',
  },
  postgres: {
    debianPackages: 'postgresql',
    isPresent: () => postgresServerIsPresent(),
    advice: 'PostgreSQL is missing. Run sudo apt install postgresql, or put initdb and postgres on the PATH.',
  },
  ffmpeg: {
    debianPackages: 'ffmpeg',
    isPresent: () => onPath('ffmpeg'),
    advice: 'ffmpeg is missing, so recorded voices aren’t tested. Run sudo apt install ffmpeg',
  },
  speech: {
    debianPackages: 'espeak-ng',
    isPresent: () => onPath('espeak-ng'),
    advice: 'espeak-ng is missing, so recorded voices aren’t tested. Run sudo apt install espeak-ng',
  },
  age: {
    debianPackages: 'age',
    isPresent: () => onPath('age'),
    advice: 'age is missing, so locked backups aren’t opened with it. Run sudo apt install age',
  },
  caddy: {
    debianPackages: 'caddy',
    isPresent: () => onPath('caddy'),
    advice: 'Caddy is missing, so its files aren’t tested. Run sudo apt install caddy',
  },
};

/** What to install for this; undefined where it is there. */
export const adviceOn = (name) => (PROGRAMS[name].isPresent() ? undefined : PROGRAMS[name].advice);

/** Brings the programs that the tests drive, as root on Debian; elsewhere says in one line each what to install. */
export function installMissingPrograms(names) {
  const missing = names.map((name) => PROGRAMS[name]).filter((program) => !program.isPresent());
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    for (const program of missing) console.error(program.advice);
    return;
  }
  const packages = missing.flatMap((program) => program.debianPackages.split(' '));
  console.log(`Installing ${packages.join(' and ')} from Debian’s packages…`);
  runApt(['update']);
  runApt(['install', '-y', '--no-install-recommends', ...packages]);
}

function runApt(command) {
  const apt = spawnSync('apt-get', ['-qq', ...command], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (apt.status === 0) return;
  throw new Error(`apt-get ${command.join(' ')} failed. ${lastWords(`${apt.stdout}\n${apt.stderr}`, apt.error)}`);
}

function postgresServerIsPresent() {
  const versions = '/usr/lib/postgresql';
  const debianServers = existsSync(versions) ? readdirSync(versions) : [];
  return debianServers.some((version) => existsSync(`${versions}/${version}/bin/initdb`)) || onPath('initdb');
}

function onPath(program) {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));
}

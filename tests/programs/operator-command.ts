import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from './compile-cache.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** An account that owns nothing. */
const NOBODY = 65_534;

interface CommandOptions {
  environment: Readonly<Record<string, string>>;
  asNobody?: boolean;
}

/** Runs one of the operator's commands to its end, with these settings and no others. */
export function runCommand(script: string, words: readonly string[], { environment, asNobody }: CommandOptions) {
  const { PATH, HOME } = process.env;
  // Port 1 answers nobody: no server is running.
  const env = { PATH, HOME, ...COMPILE_CACHE, PORT: '1', LOG_LEVEL: 'silent', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', script), ...words], {
    cwd: PROJECT,
    env,
    encoding: 'utf8',
    ...(asNobody ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  return { status, stdout, stderr };
}

/** Only root may start programs as another account, and only where that one can read them. */
export const canRunAsNobody = (): boolean =>
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { cwd: PROJECT, uid: NOBODY, gid: NOBODY }).status === 0;

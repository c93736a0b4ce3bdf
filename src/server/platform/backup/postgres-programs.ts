import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';

const execute = promisify(execFile);

const MISSING = 'This needs PostgreSQL’s tools. Run sudo apt install postgresql-client';

export async function runProgram(program: string, options: string[], databaseUrl: string): Promise<string> {
  try {
    return (await execute(program, options, { env: environmentOf(databaseUrl) })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string | number; stderr?: string };
    throw failureOf(program, code, stderr, error);
  }
}

export function startProgram(program: string, options: string[], databaseUrl: string, stdio: SpawnOptions['stdio']) {
  const child: ChildProcess = spawn(program, options, { env: environmentOf(databaseUrl), stdio });
  let stderr = '';
  child.stderr?.on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(failureOf(program, error.code, error.message, error)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(failureOf(program, code, stderr))));
  });
  return { child, ended };
}

function failureOf(program: string, code: string | number | null | undefined, stderr: string, cause?: unknown) {
  if (code === 'ENOENT') return new BackupError(MISSING, { cause });
  return new BackupError(`${program} failed: ${stderr.trim().split('\n')[0]}`, { cause });
}

/** Not as arguments: everybody on the machine can read those. */
function environmentOf(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const given = {
    PGHOST: hostname || searchParams.get('host'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
  };
  const named = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return { ...process.env, ...Object.fromEntries(named) };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '#tests/programs/compile-cache.ts';

const PROJECT_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;
const ADDRESS = /is running at (http:\/\/\S+)/;

/** The real built product in its own process, on its own data folder. */
export interface OpenProduct {
  /** Where it listens, such as `http://127.0.0.1:41873`; the same after a restart. */
  readonly address: string;
  readonly dataFolder: string;
  /** Of the process that runs now. */
  readonly processId: number | undefined;
  /** True once it has been killed or stopped: from then on a page may rightly see lost connections. */
  readonly wasInterrupted: boolean;
  /** Everything it has said so far, both streams, all runs. */
  log(): string;
  /** Ends it as a power cut would: no farewell, nothing flushed. */
  kill(): Promise<void>;
  /** Ends it as an operator would; resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Starts it on the same data folder and the same port. */
  startAgain(): Promise<void>;
  /** Ends it and removes the data folder. At once: a server that is told to stop waits a second for who comes back. */
  close(): Promise<void>;
}

/**
 * Starts the product on a free port. `environment` adds settings, such as `GUEST_CHECKOUT`; `siteFile` is what its operator
 * has written into `site.json`.
 */
export async function openProduct(environment: Record<string, string> = {}, siteFile?: object): Promise<OpenProduct> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fit-in-30-data-'));
  if (siteFile) await writeFile(join(dataFolder, 'site.json'), JSON.stringify(siteFile));
  const output: string[] = [];
  let wasInterrupted = false;
  let running = await startServer({ ...environment, PORT: '0', DATA_DIR: dataFolder }, output);
  const { address } = running;

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    wasInterrupted = true;
    return endProcess(running.child, signal);
  }

  return {
    address,
    dataFolder,
    get processId() {
      return running.child.pid;
    },
    get wasInterrupted() {
      return wasInterrupted;
    },
    log: () => output.join(''),
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    startAgain: async () => {
      await end('SIGKILL');
      running = await startServer({ ...environment, PORT: new URL(address).port, DATA_DIR: dataFolder }, output);
    },
    close: async () => {
      await end('SIGKILL');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

interface RunningServer {
  child: ChildProcess;
  address: string;
}

function startServer(settings: Record<string, string>, output: string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, ['dist/server/main.cjs'], {
    cwd: PROJECT_FOLDER,
    env: { ...environmentWithoutSettings(), ...COMPILE_CACHE, HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => {
      clearTimeout(limit);
      child.kill('SIGKILL');
      reject(new Error(`The product did not start: ${reason}\n${output.join('')}`));
    };
    const limit = setTimeout(() => refuse(`no address within ${START_LIMIT_MS} ms`), START_LIMIT_MS);
    let firstWords = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk.toString());
      firstWords += chunk.toString();
      const address = ADDRESS.exec(firstWords)?.[1];
      if (!address) return;
      clearTimeout(limit);
      resolve({ child, address });
    });
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.once('error', (error) => refuse(error.message));
    child.once('exit', (code, signal) => refuse(`it ended with ${code ?? signal}`));
  });
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(limit);
  return child.exitCode;
}

/** What the person running the tests has set for their own server must not change what is tested. */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TZ, LANG } = process.env;
  return { PATH, HOME, TMPDIR, TZ, LANG };
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProductProcess } from '#tests/faults/payments/payment-servers.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

/** What `deploy/.env` would say. */
export type Settings = Readonly<Record<string, string>>;

export interface ContainerServer extends ProductProcess {
  child: ChildProcess;
  /** Ends it the way that a container is stopped; its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * What the container files say, done by hand, for want of a container engine: a folder with what the image's last stage
 * copies and with the packages that it installs, and servers started in it by its command, with the settings of
 * `compose.yaml`.
 */
export function layOutImage() {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-image-'));
  const lastStage =
    read('deploy/Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  for (const path of copiedPaths(lastStage)) copyIfThere(path, folder);
  // As the first stage does, whatever was built here before.
  execFileSync(process.execPath, [join(PROJECT, 'scripts/build-server.ts'), join(folder, 'dist/server')]);
  for (const path of packagesWithoutDevelopment()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(PROJECT, path), join(folder, path));
  }
  const [program, ...options] = JSON.parse(/^CMD (.*)$/m.exec(lastStage)?.[1] ?? '[]') as string[];
  if (program !== 'node') throw new Error('The image starts something else');

  return {
    folder,
    /** One server on a free port; `settings` are those of `deploy/.env`, `changes` what differs without containers. */
    async start(settings: Settings, changes: Settings): Promise<ContainerServer> {
      const env = { PATH: process.env.PATH, ...imageSettings(lastStage), ...composeSettings(settings), ...changes };
      const child = spawn(process.execPath, options, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let told = '';
      child.stderr.on('data', (text) => {
        told += text;
      });
      const ended = once(child, 'close');
      for await (const chunk of child.stdout) {
        const port = Number(/:(\d+)\n/.exec(String(chunk))?.[1]);
        // Or the pipe would fill up.
        child.stdout.resume();
        return {
          child,
          port,
          async stop() {
            child.kill('SIGTERM');
            return (await ended)[0];
          },
        };
      }
      throw new Error(`The server did not start: ${told}`);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const OF_NOBODY = {
  POSTGRES_PASSWORD: 'unused',
  DOMAIN: 'fit.example',
  STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody',
  STRIPE_WEBHOOK_SECRETS: 'whsec_of_nobody',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@fit.example',
};

/** A sandbox in each: nobody outside is to be asked. */
const HERE = {
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRETS: '',
  PAYMENTS: 'sandbox',
  PORT: '0',
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
};

/** Two at once, on a database with nothing in it, as after the first `docker compose up`; `ofSecond` differs there. */
export const startTwo = (image: ReturnType<typeof layOutImage>, changes: Settings, ofSecond: Settings = {}) =>
  Promise.all([{}, ofSecond].map((own) => image.start(OF_NOBODY, { ...HERE, ...changes, ...own })));

/** What is built may be missing where nobody needs it. */
function copyIfThere(path: string, folder: string): void {
  if (existsSync(join(PROJECT, path))) cpSync(join(PROJECT, path), join(folder, path), { recursive: true });
}

const copiedPaths = (stage: string): string[] =>
  [...stage.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' ').map((path) => path.replace('/srv/fit-in-30/', '')),
  );

/** As `npm ci --omit=dev` would choose them. */
function packagesWithoutDevelopment(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  return Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !packages[path]?.dev);
}

const imageSettings = (stage: string): Settings =>
  Object.fromEntries(
    [...stage.matchAll(/(?<=^ENV .*)(\w+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** The block that all servers share, with `${NAME:?}` and `${NAME:-otherwise}` filled in. */
function composeSettings(settings: Settings): Settings {
  const block = /^x-server:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(read('deploy/compose.yaml'))?.[1] ?? '';
  const filledIn = (text: string) =>
    text.replaceAll(/\$\{(\w+):([?-])(.*?)\}/g, (_, name: string, kind: string, otherwise: string) => {
      const value = settings[name] ?? (kind === '-' ? otherwise : undefined);
      if (value === undefined) throw new Error(`compose.yaml asks for ${name}`);
      return value;
    });
  const lines = [...block.matchAll(/^ {4}(\w+): (.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, filledIn(value)]));
}

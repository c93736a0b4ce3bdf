import { readFile } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { DeskStatus } from '#contract/desk/status.ts';

/** As deep below the project as the built server is. */
const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');
const TEMPLATE = join(PROJECT_FOLDER, 'deploy/fit-in-30.service');
const EXAMPLE_NAME = 'fit.example';

/** What says where the server keeps its data and listens, and cannot be said elsewhere. */
const KEPT_NAMES = ['DATA_DIR', 'HOST', 'PORT'] as const;

interface MachineSettings {
  dataFolder: string;
  port: number;
  publicOrigin: string | undefined;
  environment: NodeJS.ProcessEnv;
}

/** The files that keep this server running and bring its name to it, for the folders and the account it has now. */
export async function machineFiles(settings: MachineSettings): Promise<DeskStatus['files']> {
  const template = process.platform === 'linux' ? await readFile(TEMPLATE, 'utf8').catch(() => null) : null;
  return {
    service: template === null ? null : serviceFile(template, settings),
    runsAsRoot: userInfo().uid === 0,
    proxy: proxyFile(settings),
  };
}

function serviceFile(template: string, { dataFolder, environment }: MachineSettings): string {
  const data = resolve(dataFolder);
  const isInside = data.startsWith(`${PROJECT_FOLDER}/`);
  const folders = [PROJECT_FOLDER, homedir(), ...(isInside ? [] : [data])];
  const isAtHome = folders.some((folder) => /^\/(home|root)(\/|$)/.test(folder));
  const said = KEPT_NAMES.flatMap((name) => {
    const value = name === 'DATA_DIR' && environment[name] ? data : environment[name];
    return value ? [`Environment=${quoted(`${name}=${value}`)}`] : [];
  });
  const lines: Readonly<Record<string, string>> = {
    User: `User=${userInfo().username}`,
    WorkingDirectory: [`WorkingDirectory=${PROJECT_FOLDER.replaceAll('%', '%%')}`, ...said].join('\n'),
    ReadWritePaths: `ReadWritePaths=${folders.map(quoted).join(' ')}`,
    ...(isAtHome && { ProtectHome: 'ProtectHome=no' }),
  };
  return template
    .split('\n')
    .filter((line, at) => at > 0 || !line.startsWith('#'))
    .map((line) => lines[line.slice(0, Math.max(0, line.indexOf('=')))] ?? line)
    .join('\n');
}

/** As systemd reads it: a space parts words, a percent sign begins a name of its own. */
function quoted(text: string): string {
  const escaped = text.replaceAll('%', '%%');
  return /[\s"'\\]/.test(escaped) ? `"${escaped.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : escaped;
}

function proxyFile({ port, publicOrigin }: MachineSettings): string {
  const origin = publicOrigin === undefined ? undefined : new URL(publicOrigin);
  const name = origin?.protocol === 'https:' ? origin.host : EXAMPLE_NAME;
  const other = name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`;
  return [
    `${name} {\n\treverse_proxy 127.0.0.1:${port}\n}`,
    `# Only if ${other} leads to this machine too: else take these three lines out.`,
    `${other} {\n\tredir https://${name}{uri}\n}\n`,
  ].join('\n');
}

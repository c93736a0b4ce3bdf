// Vite with hot reload in front, the server on watch behind it; both end together.
import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { projectFolder } from './prepare/project.mjs';

const LAST_PORT = 65_535;

const host = '127.0.0.1';
const pagePort = await freePort(Number(process.env.PORT ?? 3000));
const serverPort = await freePort(0);
const pageAddress = `http://${host}:${pagePort}`;
const serverAddress = `http://${host}:${serverPort}`;

const server = start(['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  HOST: host,
  PORT: String(serverPort),
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? pageAddress,
});
const pages = start(
  ['node_modules/vite/bin/vite.js', '--port', String(pagePort), '--strictPort', '--clearScreen', 'false'],
  { API_ORIGIN: serverAddress },
);
console.log(`Open ${pageAddress}. Pages reload as you edit. The API is at ${serverAddress}.`);

const programs = [server, pages];
for (const program of programs) program.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);

function start(nodeArguments: readonly string[], environment: Readonly<Record<string, string>>) {
  return spawn(process.execPath, nodeArguments, {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function stopAll() {
  for (const program of programs) if (program.exitCode === null) program.kill('SIGTERM');
}

/** `wanted` if nobody listens there, otherwise the next one that is free; 0 lets the system choose. */
async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port <= LAST_PORT; port += 1) {
    const found = await tryPort(port);
    if (found !== undefined) return found;
  }
  throw new Error('No free port found.');
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, host, () => {
      const found = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(found));
    });
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What the client's build says of its pages. */
const PageListSchema = z.object({
  /** The page for every address without one of its own. */
  shell: z.string(),
  /** Address to file, for pages that can be read before any script runs. */
  prerendered: z.record(z.string(), z.string()),
  /** Every address that the client has a screen for; a part that begins with ":" stands for any text. */
  routes: z.array(z.string()),
});

export interface ClientFilesSettings {
  /** The built client, absolute. */
  folder: string;
  /** A content security policy for this address other than the usual one. */
  policyOf: (path: string) => string | undefined;
  /** Whether browsers may keep the app on the device; if not, those that do are told to let go of it. */
  serviceWorker: boolean;
}

const PAGE_LIST = 'pages.json';

/** Names of these files change with their content. */
const HASHED_FOLDER = 'assets/';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';

const WORKER = 'sw.js';
/** Takes the worker's place in every browser that has it, and leaves. */
const WORKER_OFF = 'sw-off.js';

const NOT_SERVED_BY_NAME = /\.(br|gz|html)$/;

/** True once the client has been built there. */
export function isClientBuilt(folder: string): boolean {
  return existsSync(join(folder, PAGE_LIST));
}

/** Serves the built client: its files as they are (or as they were compressed), its pages, and its 404 page. */
export function addClientFiles(app: FastifyInstance, { folder, policyOf, serviceWorker }: ClientFilesSettings): void {
  const { shell, prerendered, routes } = PageListSchema.parse(
    JSON.parse(readFileSync(join(folder, PAGE_LIST), 'utf8')),
  );
  const files = new Set(filesIn(folder));
  // In memory, because a browser's "only if it changed" must not empty the answer.
  const notFoundPage = readFileSync(join(folder, shell));

  function answerPage(path: string, reply: FastifyReply) {
    const policy = policyOf(path);
    if (policy) void reply.header('content-security-policy', policy);
    void reply.header('cache-control', ASK_EVERY_TIME);
    const page = prerendered[path] ?? shell;
    if (page !== shell || routes.some((route) => isScreen(route, path))) return reply.sendFile(page);
    return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage);
  }

  function answerAddress(request: FastifyRequest, reply: FastifyReply) {
    const { '*': name = '' } = request.params as { '*'?: string };
    if (name === 'api' || name.startsWith('api/')) return reply.callNotFound();
    if (!files.has(name)) return answerPage(`/${name.replace(/\/+$/, '')}`, reply);
    if (name === WORKER && !serviceWorker) return reply.header('cache-control', ASK_EVERY_TIME).sendFile(WORKER_OFF);
    return reply.header('cache-control', name.startsWith(HASHED_FOLDER) ? FOR_A_YEAR : ASK_EVERY_TIME).sendFile(name);
  }

  void app.register(async (area) => {
    await area.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
    area.get('/*', answerAddress);
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== PAGE_LIST && !NOT_SERVED_BY_NAME.test(name));
}

function isScreen(route: string, path: string): boolean {
  const [wanted, given] = [route.split('/'), path.split('/')];
  if (wanted.length !== given.length) return false;
  return wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''));
}

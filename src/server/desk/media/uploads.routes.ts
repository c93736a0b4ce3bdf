import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.ts';
import { DESK_PATHS, DESK_UPLOAD_ROUTE } from '#contract/paths.ts';
import { bytesText, FILM_MOST_BYTES, SPARE_BYTES } from '#domain/media/media.ts';
import type { ServerContext } from '#server/context.ts';
import { uploadsFolderOf } from '#server/platform/files/media-folder.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { dropUpload, UPLOAD_ID, unfinishedIn } from './unfinished-uploads.ts';

/** Of the disk on which the films lie. */
export type FreeBytes = () => Promise<number>;

export const NO_ROOM = {
  code: 'unavailable',
  message: 'The disk is nearly full. Delete films that you don’t use, or get a larger disk.',
} as const;

const PART = 'application/offset+octet-stream';
/** What the protocol reads; nothing else of a request reaches it. */
const HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'content-length'];

const TOO_LARGE = {
  code: 'too_large',
  message: `Keep films to ${bytesText(FILM_MOST_BYTES)}. Save it smaller, or cut it in two.`,
} as const;

const RouteSchema = z.object({ uploadId: z.string() });

/** Films on their way, by the tus protocol: each part is added to the file, and goes on where the last one ended. */
export function uploadsRoutes({ config }: ServerContext, freeBytes: FreeBytes): FastifyPluginAsyncZod {
  const folder = uploadsFolderOf(config.dataFolder);
  let opening: Promise<Server> | undefined;
  const protocol = () => (opening ??= openProtocol(folder));

  async function mayBegin(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const bytes = Number(request.headers['upload-length']);
    if (!Number.isSafeInteger(bytes) || bytes <= 0) return refuse(reply, 400, NOT_THIS_WAY);
    if (bytes > FILM_MOST_BYTES) return refuse(reply, 413, TOO_LARGE);
    const onTheirWay = (await unfinishedIn(folder)).filter(({ arrived }) => arrived !== undefined);
    const toCome = onTheirWay.reduce((sum, upload) => sum + upload.bytes - (upload.arrived ?? 0), bytes);
    return (await freeBytes()) - toCome < SPARE_BYTES ? refuse(reply, 507, NO_ROOM) : true;
  }

  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await (await protocol()).handleWeb(webRequest(request));
    const refusal = answer.status < 400 ? undefined : (REFUSALS[answer.status] ?? NOT_WRITTEN);
    if (!refusal) return reply.send(answer);
    return answerError(reply, answer.status < 500 ? answer.status : 503, refusal);
  }

  return async (app) => {
    app.addContentTypeParser(PART, (_request, body, done) => done(null, body));

    app.post(DESK_PATHS.uploads, async (request, reply) =>
      (await mayBegin(request, reply)) ? pass(request, reply) : reply,
    );

    app.route({
      method: ['HEAD', 'PATCH'],
      url: DESK_UPLOAD_ROUTE,
      schema: { params: RouteSchema },
      handler: async (request, reply) =>
        UPLOAD_ID.test(request.params.uploadId) ? pass(request, reply) : answerNotFound(reply),
    });

    app.delete(DESK_UPLOAD_ROUTE, { schema: { params: RouteSchema } }, async ({ params: { uploadId } }, reply) => {
      if (!UPLOAD_ID.test(uploadId)) return answerNotFound(reply);
      await dropUpload(folder, uploadId);
      return reply.code(204).send();
    });
  };
}

/** Loaded at the first upload. */
async function openProtocol(folder: string): Promise<Server> {
  await mkdir(folder, { recursive: true });
  const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')]);
  return new Server({
    path: DESK_PATHS.uploads,
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
    maxSize: FILM_MOST_BYTES,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
  });
}

function webRequest({ method, url, headers, body }: FastifyRequest): Request {
  const passed = HEADERS.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const isPart = headers['content-type'] === PART;
  return new Request(new URL(url, 'http://here'), {
    method,
    headers: isPart && method === 'PATCH' ? [...passed, ['content-type', PART]] : passed,
    ...(isPart && method === 'PATCH' && { body: piecesOf(body as Readable), duplex: 'half' }),
  } as RequestInit);
}

/** Read as it is asked for, so that memory holds one piece. */
const piecesOf = (body: Readable) => ReadableStream.from(body as AsyncIterable<Uint8Array>);

interface Refused {
  code: ErrorCode;
  message: string;
}

const NOT_THIS_WAY: Refused = { code: 'invalid_input', message: 'Uploads go by the tus protocol, version 1.0.0.' };
const GONE: Refused = { code: 'not_found', message: 'This upload isn’t here any more. Choose the film again.' };
const ELSEWHERE: Refused = { code: 'changed_meanwhile', message: 'This upload has moved on. Continue from there.' };
const NOT_WRITTEN: Refused = {
  code: 'unavailable',
  message: 'We couldn’t save this part. The parts before it are safe.',
};

const REFUSALS: Readonly<Record<number, Refused>> = {
  400: NOT_THIS_WAY,
  403: ELSEWHERE,
  404: GONE,
  409: ELSEWHERE,
  410: GONE,
  412: NOT_THIS_WAY,
  413: TOO_LARGE,
  415: NOT_THIS_WAY,
  423: ELSEWHERE,
};

function refuse(reply: FastifyReply, status: number, refusal: Refused): false {
  answerError(reply, status, refusal);
  return false;
}

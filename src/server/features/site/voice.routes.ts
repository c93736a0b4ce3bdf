import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { VOICE_FILE_ROUTE, VOICE_PACK_PATH } from '#contract/paths.ts';
import { type VoicePack, VoicePackSchema } from '#contract/voice.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { FILE_OF_PACK, VOICE_PACK_FILE, voicePackOf } from '#server/voice-folder.ts';

const NO_PACK: VoicePack = { version: 1, parts: {} };
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  ogg: 'audio/ogg',
  aac: 'audio/aac',
};

/** The operator’s recorded voice; not cached, so that a new pack needs no restart. */
export function voiceRoutes(folder: string): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(VOICE_PACK_PATH, { schema: { response: { 200: VoicePackSchema } } }, async (request, reply) => {
      void reply.header('cache-control', 'no-cache');
      const text = await readFile(join(folder, VOICE_PACK_FILE), 'utf8').catch(() => undefined);
      const pack = text === undefined ? NO_PACK : voicePackOf(text);
      if (!pack) request.log.warn('the voice pack could not be read: build it again');
      return pack ?? NO_PACK;
    });

    app.get<{ Params: { file: string } }>(VOICE_FILE_ROUTE, async ({ params: { file } }, reply) => {
      const [, kind = ''] = FILE_OF_PACK.exec(file) ?? [];
      return TYPES[kind] ? sendForGood(join(folder, file), TYPES[kind], reply) : answerNotFound(reply);
    });
  };
}

async function sendForGood(path: string, type: string, reply: FastifyReply): Promise<FastifyReply> {
  const file = await open(path).catch(() => undefined);
  if (!file) return answerNotFound(reply);
  const { size } = await file.stat();
  return reply
    .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-length': size })
    .type(type)
    .send(file.createReadStream());
}

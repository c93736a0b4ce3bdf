import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { VOICE_FILE_ROUTE, VOICE_PACK_PATH } from '#contract/paths.ts';
import { type VoicePack, VoicePackSchema } from '#contract/voice.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { FILE_OF_PACK, staleParts, VOICE_PACK_FILE, voicePackOf } from '#server/voice-folder.ts';

const NO_PACK: VoicePack = { version: 1, parts: {} };
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  ogg: 'audio/ogg',
  aac: 'audio/aac',
};

/** The operator’s recorded voice, without the parts of other words; not cached, so that a new pack needs no restart. */
export function voiceRoutes(folder: string, programme: () => ProgrammeWords): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(VOICE_PACK_PATH, { schema: { response: { 200: VoicePackSchema } } }, async (request, reply) => {
      void reply.header('cache-control', 'no-cache');
      const text = await readFile(join(folder, VOICE_PACK_FILE), 'utf8').catch(() => undefined);
      const pack = text === undefined ? NO_PACK : voicePackOf(text);
      if (!pack) request.log.warn('the voice pack could not be read: build it again');
      return pack ? withoutStale(pack, programme()) : NO_PACK;
    });

    app.get<{ Params: { file: string } }>(VOICE_FILE_ROUTE, async ({ params: { file } }, reply) => {
      const [, kind = ''] = FILE_OF_PACK.exec(file) ?? [];
      return TYPES[kind] ? sendForGood(join(folder, file), TYPES[kind], reply) : answerNotFound(reply);
    });
  };
}

function withoutStale(pack: VoicePack, words: ProgrammeWords): VoicePack {
  const stale = new Set<string>(staleParts(pack, words));
  return { ...pack, parts: Object.fromEntries(Object.entries(pack.parts).filter(([part]) => !stale.has(part))) };
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

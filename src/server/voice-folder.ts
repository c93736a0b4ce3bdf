import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type VoicePack, VoicePackSchema } from '#contract/voice.ts';
import type { SpokenLine } from '#domain/speech/spoken-cue.ts';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';

/** Where `npm run voice -- build` puts the pack, and the server looks for it. */
export const voiceFolderOf = (dataFolder: string): string => resolve(join(dataFolder, 'voice'));

/** Names the other files; written last. */
export const VOICE_PACK_FILE = 'pack.json';

/** The others; nothing else in the folder is served or taken away. */
export const FILE_OF_PACK = /^[a-z0-9]+\.[0-9a-f]{16}\.(json|ogg|aac)$/;

/** Undefined where the file's text is no voice pack. */
export function voicePackOf(text: string): VoicePack | undefined {
  try {
    return VoicePackSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The same for the same lines with the same texts alone. */
export const wordsMark = (lines: readonly SpokenLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ id, text }) => [id, text])))
    .digest('hex')
    .slice(0, 16);

/** The parts that were recorded in other words than these: two voices would take turns in them. */
export function staleParts({ parts }: VoicePack, words: ProgrammeWords): VoicePart[] {
  const recorded = Object.entries(parts) as [VoicePart, { words: string }][];
  if (recorded.length === 0) return [];
  const lines = voiceLines(words);
  return recorded.flatMap(([part, { words: mark }]) => (mark === wordsMark(lines.get(part) ?? []) ? [] : [part]));
}

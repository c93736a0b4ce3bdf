import { join, resolve } from 'node:path';
import { type VoicePack, VoicePackSchema } from '#contract/voice.ts';

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

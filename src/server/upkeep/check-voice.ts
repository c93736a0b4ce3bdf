import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VoicePack } from '#contract/voice.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import type { Config } from '#server/settings/config.ts';
import { staleParts, VOICE_PACK_FILE, voiceFolderOf, voicePackOf } from '#server/voice-folder.ts';
import { type Finding, failure, good, warning } from './finding.ts';

const AGAIN = 'npm run voice -- build FOLDER';

/** The recorded voice, if there is one: every file that its list names, and whether each part is of today's words. */
export async function checkVoice(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  programme: ProgrammeWords = SHIPPED_WORDS,
): Promise<Finding> {
  const folder = voiceFolderOf(dataFolder);
  const text = await readFile(join(folder, VOICE_PACK_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return good('no recording. Each phone uses its own voice');
  const pack = voicePackOf(text);
  if (!pack) return failure(`can’t read ${join(folder, VOICE_PACK_FILE)}, so phones use their own voice`, AGAIN);
  const broken = await brokenFiles(folder, pack);
  if (broken.length > 0) return failure(`missing or damaged in ${folder}: ${broken.join(', ')}`, AGAIN);
  const stale = staleParts(pack, programme);
  const lines = Object.values(pack.parts).reduce((sum, part) => sum + part.lines, 0);
  const words = `${lines} ${pluralise(lines, 'line')} in ${Object.keys(pack.parts).length} parts`;
  if (stale.length > 0)
    return warning(
      `${words}. The coach now says other words in ${stale.join(', ')}, so phones use their own voice there`,
      AGAIN,
    );
  return good(words, 'npm run voice -- build FOLDER lists what’s missing');
}

async function brokenFiles(folder: string, { parts }: VoicePack): Promise<string[]> {
  const files = Object.values(parts).flatMap(({ index, opus, aac }) => [index, opus, aac]);
  const sizes = await Promise.all(files.map(({ name }) => stat(join(folder, name)).catch(() => undefined)));
  return files.filter(({ bytes }, place) => sizes[place]?.size !== bytes).map(({ name }) => name);
}

import { VOICE_PACK_PATH, voiceFilePath } from '#contract/paths.ts';
import type { VoicePack } from '#contract/voice.ts';
import { atOnce } from './at-once.ts';
import type { KeepVoiceMessage } from './messages.ts';

const CACHE = 'voice';
const FOLDER = VOICE_PACK_PATH.slice(0, VOICE_PACK_PATH.lastIndexOf('/') + 1);
const NO_PACK: VoicePack = { version: 1, parts: {} };

const AT_ONCE = 2;

/** The operator's recorded voice, kept for the workouts of this week: what a member needs next without a network. */
export function keptVoice() {
  const isOurs = (path: string): boolean => path.startsWith(FOLDER);

  /** The list comes from the network while there is one; the names of the files change with their content. */
  async function answer(path: string): Promise<Response> {
    const cache = await caches.open(CACHE);
    if (path !== VOICE_PACK_PATH) return (await cache.match(path)) ?? fetch(path);
    return fetch(path).catch(async () => (await cache.match(path)) ?? Response.json(NO_PACK));
  }

  /** Fetches what is missing and drops what is no longer wanted; what fails is left for the next time. */
  async function keep({ parts, sound }: Pick<KeepVoiceMessage, 'parts' | 'sound'>): Promise<void> {
    const list = await fetch(VOICE_PACK_PATH).catch(() => undefined);
    if (!list?.ok) return;
    const pack: VoicePack = await list.clone().json();
    const wanted = parts
      .flatMap((part) => pack.parts[part] ?? [])
      .flatMap((part) => [part.index.name, part[sound].name].map(voiceFilePath));
    const cache = await caches.open(CACHE);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const missing = wanted.filter((path) => !kept.includes(path));
    await atOnce(AT_ONCE, missing, (path) => cache.add(path)).catch(() => undefined);
    const old = kept.filter((path) => path !== VOICE_PACK_PATH && !wanted.includes(path));
    await Promise.all(old.map((path) => cache.delete(path)));
    await cache.put(VOICE_PACK_PATH, list);
  }

  return { isOurs, answer, keep };
}

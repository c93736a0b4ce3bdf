import type { KeepVoiceMessage } from '#client/service-worker/messages.ts';
import { VOICE_PACK_PATH, voiceFilePath } from '#contract/paths.ts';
import type { VoiceKind, VoicePack } from '#contract/voice.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import { atOnce } from './at-once.ts';

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

  /** Part by part: one that cannot be had whole keeps its old recording, under which the kept list names it, until the next time. */
  async function keep({ parts, sound }: Pick<KeepVoiceMessage, 'parts' | 'sound'>): Promise<void> {
    const list = await fetch(VOICE_PACK_PATH).catch(() => undefined);
    if (!list?.ok) return;
    const now: VoicePack = await list.json();
    const cache = await caches.open(CACHE);
    const before: VoicePack = (await (await cache.match(VOICE_PACK_PATH))?.json()) ?? NO_PACK;
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const listed = { ...now.parts };
    await atOnce(AT_ONCE, parts, async (part) => {
      const isWhole = await fetchAll(cache, missing(kept, filesOf(now.parts[part], sound)));
      const old = before.parts[part];
      if (!isWhole && old) listed[part] = old;
    });
    await cache.put(VOICE_PACK_PATH, Response.json({ ...now, parts: listed }));
    const wanted = [VOICE_PACK_PATH, ...parts.flatMap((part) => filesOf(listed[part], sound))];
    await Promise.all(missing(wanted, kept).map((path) => cache.delete(path)));
  }

  return { isOurs, answer, keep };
}

function filesOf(part: VoicePack['parts'][VoicePart], sound: VoiceKind): string[] {
  return part ? [part.index.name, part[sound].name].map(voiceFilePath) : [];
}

const missing = (there: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((path) => !there.includes(path));

async function fetchAll(cache: Cache, paths: readonly string[]): Promise<boolean> {
  const fetched = await Promise.allSettled(paths.map((path) => cache.add(path)));
  return fetched.every(({ status }) => status === 'fulfilled');
}

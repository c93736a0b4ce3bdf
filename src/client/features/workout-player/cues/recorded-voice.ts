import { voiceKind } from '#client/parts/voice/keep-voice.ts';
import { VOICE_PACK_PATH, voiceFilePath } from '#contract/paths.ts';
import type { RecordedLine, VoiceIndex, VoiceKind, VoicePack } from '#contract/voice.ts';
import type { SpokenCue } from '#domain/speech/spoken-cue.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import type { Sounding } from './audio-output.ts';

type LineBytes = Uint8Array<ArrayBuffer>;

/** Enough for speech, and half the memory of what a sound card plays. */
const SAMPLE_RATE = 24_000;

/** A person's voice, as the operator recorded it (docs/voice.md). */
export interface RecordedVoice {
  has(lineId: string): boolean;
  /** The line's sound; undefined where it is not recorded, or not decoded yet: then it is decoded. */
  take(lineId: string): AudioBuffer | undefined;
  /** Called when a line that was asked for has been decoded. */
  subscribe(listener: () => void): () => void;
}

/** Part by part, because a device keeps this week's alone. Undefined where nothing is recorded, or none can be reached: the device's own voice speaks then. */
export async function fetchRecordedVoice(parts: readonly VoicePart[]): Promise<RecordedVoice | undefined> {
  const pack = await answerOf<VoicePack>(VOICE_PACK_PATH).catch(() => undefined);
  const kind = voiceKind();
  const lines = await Promise.all(
    parts.map((part) => linesOf(pack?.parts?.[part], kind).catch((): [string, LineBytes][] => [])),
  );
  const byId = new Map(lines.flat());
  return byId.size > 0 ? createRecordedVoice(byId) : undefined;
}

async function linesOf(part: VoicePack['parts'][VoicePart], kind: VoiceKind) {
  if (!part) return [];
  const index = await answerOf<VoiceIndex>(voiceFilePath(part.index.name));
  const sound = await (await answered(voiceFilePath(part[kind].name))).arrayBuffer();
  return Object.entries(index).map(([id, line]): [string, LineBytes] => [id, bytesOf(line, kind, sound)]);
}

async function answered(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

const answerOf = async <Answer>(path: string): Promise<Answer> => (await answered(path)).json();

function bytesOf([, , opusFrom, opusBytes, aacFrom, aacBytes]: RecordedLine, kind: VoiceKind, sound: ArrayBuffer) {
  return kind === 'opus' ? new Uint8Array(sound, opusFrom, opusBytes) : new Uint8Array(sound, aacFrom, aacBytes);
}

/** Decodes lazily, shortly before a line is due: all at once would exhaust a phone’s memory. */
function createRecordedVoice(lines: ReadonlyMap<string, LineBytes>): RecordedVoice {
  const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const decoded = new Map<string, AudioBuffer>();
  const begun = new Set<string>();
  const listeners = new Set<() => void>();

  async function decode(lineId: string, bytes: LineBytes) {
    if (begun.has(lineId)) return;
    begun.add(lineId);
    const sound = await decoder.decodeAudioData(bytes.slice().buffer).catch(() => undefined);
    // What cannot be decoded stays begun: it is not tried again.
    if (!sound) return;
    decoded.set(lineId, sound);
    for (const listener of listeners) listener();
  }

  return {
    has: (lineId) => lines.has(lineId),
    take(lineId) {
      const sound = decoded.get(lineId);
      const bytes = lines.get(lineId);
      if (!sound && bytes) void decode(lineId, bytes);
      if (sound) {
        decoded.delete(lineId);
        begun.delete(lineId);
      }
      return sound;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A recorded line that is later than this is not begun: the device's voice says it, if it still fits. */
const PATIENCE_MS = 400;

/** A line in the recorded voice, at its second of the audio clock; cut off where the session wants silence. */
export const lineSounding = (
  { atMs, untilMs, lineId }: Pick<SpokenCue, 'atMs' | 'untilMs' | 'lineId'>,
  voice: RecordedVoice,
): Sounding => ({
  atMs,
  patienceMs: PATIENCE_MS,
  book(context, out, atSeconds) {
    const sound = voice.take(lineId);
    if (!sound) return undefined;
    const source = context.createBufferSource();
    source.buffer = sound;
    source.connect(out);
    source.addEventListener('ended', () => source.disconnect());
    source.start(atSeconds);
    if (Number.isFinite(untilMs)) source.stop(atSeconds + (untilMs - atMs) / 1_000);
    return [source];
  },
});

import type { SpokenCue } from '#domain/speech/spoken-cue.ts';
import type { Sounding } from './audio-output.ts';
import type { RecordedVoice } from './recorded-voice.ts';

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

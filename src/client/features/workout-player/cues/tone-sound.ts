import type { SessionCue } from '#domain/session/session-cues.ts';
import type { Sounding } from './audio-output.ts';
import { type Tone, tonesOf } from './cue-tones.ts';

const PATIENCE_MS = 400;
/** A pip of the count would only confuse by then. */
const PIP_PATIENCE_MS = 60;

/** Struck softly and ringing out, like a chime: no click at its start, no edge at its end. */
const ATTACK_SECONDS = 0.01;
const RELEASE_SECONDS = 0.06;
/** Gain at release. */
const RUNG_OUT = 0.4;

export const toneSounding = (cue: SessionCue): Sounding => ({
  atMs: cue.atMs,
  patienceMs: cue.kind === 'count' ? PIP_PATIENCE_MS : PATIENCE_MS,
  book: (context, out, atSeconds) => tonesOf(cue).map((tone) => sound(context, tone, atSeconds, out)),
});

export function sound(
  context: BaseAudioContext,
  tone: Tone,
  cueAtSeconds: number,
  out: AudioNode = context.destination,
): OscillatorNode {
  const startsAt = cueAtSeconds + tone.delayMs / 1_000;
  const endsAt = startsAt + tone.durationMs / 1_000;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = tone.hertz;
  gain.gain.value = 0;
  gain.gain.setValueAtTime(0, startsAt);
  gain.gain.linearRampToValueAtTime(tone.loudness, startsAt + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(tone.loudness * RUNG_OUT, endsAt - RELEASE_SECONDS);
  gain.gain.linearRampToValueAtTime(0, endsAt);
  oscillator.connect(gain).connect(out);
  oscillator.addEventListener('ended', () => gain.disconnect());
  oscillator.start(startsAt);
  oscillator.stop(endsAt);
  return oscillator;
}

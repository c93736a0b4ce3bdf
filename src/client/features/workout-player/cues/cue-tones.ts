import type { SessionCue, SessionCueKind } from '#domain/session/session-cues.ts';
import type { Sounding } from './audio-output.ts';

interface Tone {
  /** From the cue's instant. */
  delayMs: number;
  durationMs: number;
  hertz: number;
  /** 0 to 1. */
  loudness: number;
}

const tone = (hertz: number, durationMs: number, delayMs = 0, loudness = 0.5): Tone => ({
  delayMs,
  durationMs,
  hertz,
  loudness,
});

/** Tones differ in shape, so that they are told apart without looking and without a voice. */
const TONES: Readonly<Record<SessionCueKind, readonly Tone[]>> = {
  count: [tone(660, 90)],
  work: [tone(990, 450)],
  stretch: [tone(990, 450, 0, 0.35)],
  'get-ready': [tone(440, 160, 0, 0.35)],
  'set-up': [tone(440, 120, 0, 0.3), tone(523, 120, 180, 0.3)],
  rest: [tone(523, 120, 0, 0.3), tone(523, 120, 200, 0.3)],
  breather: [tone(523, 120, 0, 0.3), tone(523, 120, 200, 0.3), tone(392, 240, 400, 0.3)],
  half: [tone(784, 260, 0, 0.4)],
  'switch-sides': [tone(784, 160, 0, 0.45), tone(988, 220, 190, 0.45)],
  'step-done': [tone(523, 160), tone(659, 160, 180)],
  done: [tone(523, 180), tone(659, 180, 200), tone(784, 500, 400)],
};

/** Milliseconds on, off, on …. The count has none: a phone that buzzes each second is only noise. */
const VIBRATIONS: Readonly<Record<SessionCueKind, readonly number[]>> = {
  count: [],
  work: [80],
  stretch: [80],
  'get-ready': [40],
  'set-up': [40, 40, 40],
  rest: [40, 40, 40],
  breather: [40, 40, 40],
  half: [40],
  'switch-sides': [80, 80, 80],
  'step-done': [40, 40, 80],
  done: [80, 80, 80, 80, 240],
};

export const tonesOf = ({ kind }: SessionCue): readonly Tone[] => TONES[kind];

export const vibrationOf = ({ kind }: SessionCue): readonly number[] => VIBRATIONS[kind];

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

function sound(
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

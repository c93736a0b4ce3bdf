import type { SessionCue } from '#domain/session-cues.ts';
import { type Tone, tonesOf } from './cue-tones.ts';

/** Lookahead: tones are scheduled on the audio clock this early, because page timers may be throttled. */
const AHEAD_MS = 90_000;
/** Top-up interval; the two clocks are synchronised each time, so that they cannot drift. */
const TOP_UP_MS = 5_000;
/** The audio clock may start late: a cue this old still sounds, a pip of the count never. */
const STILL_NOW_MS = 400;
const PIP_STILL_NOW_MS = 60;
/** Fade, so that there is no click. */
const ATTACK_SECONDS = 0.006;
const RELEASE_SECONDS = 0.04;
const SILENCE = 0.0001;

export interface ToneOutput {
  /** User activation: call it inside a tap or a key press; browsers let no sound out before. */
  unlock(): void;
  play(cues: readonly SessionCue[], elapsedMs: () => number): void;
  stop(): void;
  close(): void;
}

interface ToneOutputNeeds {
  createContext: () => AudioContext | undefined;
  /** Another app took the sound: a call, an alarm. */
  onInterrupted: () => void;
}

/** Web Audio alone: it mixes with other music, where a media element would stop it. */
export function createToneOutput({ createContext, onInterrupted }: ToneOutputNeeds): ToneOutput {
  let context: AudioContext | undefined;
  let playing: { cues: readonly SessionCue[]; elapsedMs: () => number; handedOver: number } | undefined;
  let topUp: ReturnType<typeof setInterval> | undefined;
  let waiting: OscillatorNode[] = [];
  let hasRun = false;

  /** Rescheduled when an interruption ends: tones scheduled before it would sound late. */
  function changed() {
    if (context?.state === 'running') {
      hasRun = true;
      restart();
    } else if (hasRun && playing && context?.state !== 'closed') {
      takeBack();
      onInterrupted();
    }
  }

  function handOver() {
    if (!playing || context?.state !== 'running') return;
    const { cues, elapsedMs, handedOver } = playing;
    const elapsed = elapsedMs();
    const coming = cues.filter(
      ({ kind, atMs }) =>
        atMs > handedOver && atMs <= elapsed + AHEAD_MS && (kind !== 'count' || atMs >= elapsed - PIP_STILL_NOW_MS),
    );
    for (const cue of coming) {
      const atSeconds = context.currentTime + Math.max(0, cue.atMs - elapsed) / 1_000;
      for (const tone of tonesOf(cue)) waiting.push(sound(context, tone, atSeconds));
    }
    playing.handedOver = Math.max(handedOver, elapsed + AHEAD_MS);
    waiting = waiting.filter((oscillator) => !ended.has(oscillator));
  }

  function restart() {
    takeBack();
    if (playing) playing.handedOver = playing.elapsedMs() - STILL_NOW_MS;
    handOver();
  }

  function takeBack() {
    for (const oscillator of waiting) if (!ended.has(oscillator)) oscillator.stop(0);
    waiting = [];
  }

  function stop() {
    clearInterval(topUp);
    playing = undefined;
    takeBack();
  }

  return {
    unlock() {
      if (!context) {
        context = createContext();
        context?.addEventListener('statechange', changed);
      }
      if (context && context.state !== 'running') void context.resume().catch(() => undefined);
      else hasRun = true;
    },
    play(cues, elapsedMs) {
      playing = { cues, elapsedMs, handedOver: 0 };
      clearInterval(topUp);
      topUp = setInterval(handOver, TOP_UP_MS);
      restart();
    },
    stop,
    close() {
      stop();
      context?.removeEventListener('statechange', changed);
      void context?.close().catch(() => undefined);
      context = undefined;
    },
  };
}

const ended = new WeakSet<OscillatorNode>();

export function sound(context: BaseAudioContext, tone: Tone, cueAtSeconds: number): OscillatorNode {
  const startsAt = cueAtSeconds + tone.delayMs / 1_000;
  const endsAt = startsAt + tone.durationMs / 1_000;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = tone.hertz;
  gain.gain.value = 0;
  gain.gain.setValueAtTime(SILENCE, startsAt);
  gain.gain.exponentialRampToValueAtTime(tone.loudness, startsAt + ATTACK_SECONDS);
  gain.gain.setValueAtTime(tone.loudness, endsAt - RELEASE_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENCE, endsAt);
  oscillator.connect(gain).connect(context.destination);
  oscillator.addEventListener('ended', () => {
    ended.add(oscillator);
    gain.disconnect();
  });
  oscillator.start(startsAt);
  oscillator.stop(endsAt);
  return oscillator;
}

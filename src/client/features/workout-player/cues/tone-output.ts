import type { SessionCue } from '#domain/session-cues.ts';
import { type Tone, tonesOf } from './cue-tones.ts';

/** Tones are handed to the audio clock this long before they sound, so that a page whose timers are held back is on time. */
const AHEAD_MS = 90_000;
/** How often the next ones are handed over; each time the two clocks are put side by side again, so that they cannot drift. */
const TOP_UP_MS = 5_000;
/** The audio clock may take a moment to start: what began that long ago is still told. A pip of the count never is. */
const STILL_NOW_MS = 400;
const PIP_STILL_NOW_MS = 60;
/** From silence and to silence without a click. */
const ATTACK_SECONDS = 0.006;
const RELEASE_SECONDS = 0.04;
const SILENCE = 0.0001;

export interface ToneOutput {
  /** Call it inside a tap or a key press: browsers let no sound out before. */
  unlock(): void;
  /** Hands the coming cues to the audio clock, and goes on doing so until `stop`. */
  play(cues: readonly SessionCue[], elapsedMs: () => number): void;
  /** What was handed over and has not sounded is taken back. */
  stop(): void;
  /** Gives the sound card back. */
  close(): void;
}

interface ToneOutputNeeds {
  /** Undefined where the browser has no Web Audio. */
  createContext: () => AudioContext | undefined;
  /** Something else took the sound: a call, an alarm, another app. */
  onInterrupted: () => void;
}

/** Tones by Web Audio alone: it mixes with other music, where a media element would stop it. */
export function createToneOutput({ createContext, onInterrupted }: ToneOutputNeeds): ToneOutput {
  let context: AudioContext | undefined;
  let playing: { cues: readonly SessionCue[]; elapsedMs: () => number; handedOver: number } | undefined;
  let topUp: ReturnType<typeof setInterval> | undefined;
  let waiting: OscillatorNode[] = [];
  let hasRun = false;

  /** An interruption that ended, as much as the first start: what was handed over meanwhile would sound late. */
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

/** One tone at an instant of the audio clock. */
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

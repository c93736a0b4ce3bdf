import type { DeviceVoice } from '#client/platform/device-voice.ts';
import type { SessionCue } from '#domain/session-cues.ts';
import { soundingMs } from './cue-tones.ts';
import { wordsOf } from './cue-words.ts';

const BREATH_MS = 80;

/** Speaks between the tones, never over one. */
export function createCueSpeech(voice: DeviceVoice) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  function stop() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    voice.hush();
  }
  return {
    stop,
    tell(cue: SessionCue, cues: readonly SessionCue[]) {
      const words = wordsOf(cue);
      const nextAtMs = cues.find(({ atMs }) => atMs > cue.atMs)?.atMs ?? Number.POSITIVE_INFINITY;
      if (words.length === 0) return;
      const sinceMs = soundingTogetherMs(cue, cues) + BREATH_MS;
      const untilMs = nextAtMs - cue.atMs - BREATH_MS;
      stop();
      timers = [setTimeout(() => voice.say(words, untilMs - sinceMs), sinceMs)];
      // Cut off: the length of speech is an estimate, and the pip comes first.
      if (Number.isFinite(untilMs)) timers.push(setTimeout(() => voice.hush(), Math.max(0, untilMs)));
    },
  };
}

function soundingTogetherMs({ atMs }: SessionCue, cues: readonly SessionCue[]): number {
  return Math.max(...cues.filter((other) => other.atMs === atMs).map(soundingMs));
}

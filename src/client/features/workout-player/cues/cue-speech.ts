import type { DeviceVoice } from '#client/platform/device-voice.ts';
import type { SpokenCue } from '#domain/spoken-cue.ts';

export interface CueSpeech {
  stop(): void;
  tell(cue: Pick<SpokenCue, 'text' | 'untilMs'>, elapsedMs: number): void;
}

/** Says one line at a time, and never into the tone that follows it. */
export function createCueSpeech(voice: DeviceVoice): CueSpeech {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop() {
    clearTimeout(timer);
    voice.hush();
  }
  return {
    stop,
    tell({ text, untilMs }, elapsedMs) {
      const leftMs = untilMs - elapsedMs;
      stop();
      voice.say([text], leftMs);
      // Cut off: the length of speech is an estimate, and the pip comes first.
      if (Number.isFinite(leftMs)) timer = setTimeout(() => voice.hush(), Math.max(0, leftMs));
    },
  };
}

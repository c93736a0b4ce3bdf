import type { DeviceVoice } from '#client/parts/voice/device-voice.ts';
import { type SpokenCue, speakingMs } from '#domain/speech/spoken-cue.ts';
import type { AudioOutput, Sounding } from './audio-output.ts';
import { lineSounding, type RecordedVoice } from './recorded-voice.ts';

type Line = Pick<SpokenCue, 'lineId' | 'text' | 'untilMs'>;

/** What is heard, and how long it takes. */
export interface SaidWords {
  readonly text: string;
  readonly lastsMs: number;
}

export interface CueSpeech {
  stop(): void;
  /** Books what is recorded of these lines, each at its second of the timeline. */
  plan(cues: readonly SpokenCue[], elapsedMs: () => number): void;
  /** Says a due line, unless it plays already. */
  tell(line: Line, elapsedMs: number): void;
  give(voice: RecordedVoice): void;
}

/**
 * One line at a time, and never into the tone that follows it: a person's voice first, then the device's.
 * @param onWords words begin, and end: the member's music may make room for them, and her mouth move.
 */
export function createCueSpeech(
  voice: DeviceVoice,
  output: AudioOutput,
  onWords: (words?: SaidWords) => void,
): CueSpeech {
  let recorded: RecordedVoice | undefined;
  let plan: { cues: readonly SpokenCue[]; elapsedMs: () => number } | undefined;
  let booked: ReadonlyMap<Line, Sounding> = new Map();
  let cut: ReturnType<typeof setTimeout> | undefined;
  let room: ReturnType<typeof setTimeout> | undefined;
  let now: Line | undefined;

  function hush() {
    clearTimeout(cut);
    clearTimeout(room);
    voice.hush();
    onWords();
  }
  /** A line that was cut off tells of its end once the next one has begun. */
  function end(line: Line) {
    if (line !== now) return;
    clearTimeout(room);
    onWords();
  }
  function begin(text: string, lastsMs: number) {
    onWords({ text, lastsMs });
    room = setTimeout(onWords, lastsMs);
  }
  function book() {
    const hers = recorded;
    if (!hers || !plan) return;
    const lines = plan.cues.filter(({ lineId }) => hers.has(lineId));
    booked = new Map(lines.map((line) => [line, lineSounding(line, hers)]));
    output.play('voice', [...booked.values()], plan.elapsedMs);
  }
  /** What no timeline knows of: an answer to the member's own press, or the last word. */
  function playAtOnce({ lineId }: Line): boolean {
    if (!recorded?.has(lineId)) return false;
    const atOnce = { atMs: 0, untilMs: Number.POSITIVE_INFINITY, lineId };
    output.play('call', [lineSounding(atOnce, recorded)], () => 0);
    return true;
  }
  function isHeard(line: Line, leftMs: number): boolean {
    const sounding = booked.get(line);
    if (sounding) return output.isBooked(sounding);
    return leftMs === Number.POSITIVE_INFINITY && playAtOnce(line);
  }

  return {
    stop() {
      hush();
      output.stop('voice');
      output.stop('call');
      plan = undefined;
      booked = new Map();
    },
    plan(cues, elapsedMs) {
      plan = { cues, elapsedMs };
      book();
    },
    tell(line, elapsedMs) {
      const leftMs = line.untilMs - elapsedMs;
      hush();
      now = line;
      const lastsMs = speakingMs(line.text);
      const isRecorded = isHeard(line, leftMs);
      if (isRecorded || (voice.isThere() && lastsMs <= leftMs))
        begin(line.text, Math.max(0, Math.min(leftMs, lastsMs)));
      if (isRecorded) return;
      voice.say([line.text], leftMs, () => end(line));
      // Cut off: the length of speech is an estimate, and the pip comes first.
      if (Number.isFinite(leftMs)) cut = setTimeout(() => voice.hush(), Math.max(0, leftMs));
    },
    give(given) {
      recorded = given;
      given.subscribe(output.topUp);
      book();
    },
  };
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { steadyMs } from '#client/browser/clock.ts';
import { firstSide, talkLevel } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { coachSpeech } from '#domain/speech/coach-speech.ts';
import type { KindOccasion } from '#domain/speech/kind-occasion.ts';
import { neededLine } from '#domain/speech/needed-speech.ts';
import type { SaidCue } from '#domain/speech/speech-memory.ts';
import { type SpokenCue, speakingMs } from '#domain/speech/spoken-cue.ts';
import { useCoachLines } from './coach-lines.ts';
import type { CueSpeech } from './cue-speech.ts';
import { followCues } from './follow-cues.ts';

/** The timeline that the coach talks to. */
export interface SpeechTimeline {
  /** None while an easy way back in runs. */
  segments: readonly PlacedSegment[];
  /** Varies the words between sessions. */
  seed: number;
  isOver: boolean;
  /** Nothing is to be seen. */
  saysAll: boolean;
  /** Of the member's workout; a trial and a course have none. */
  occasions?: readonly KindOccasion[];
}

interface CoachSpeechInput {
  timeline: SpeechTimeline;
  speech: CueSpeech;
  isRunning: boolean;
  elapsedMs: () => number;
  jump: unknown;
  /** The member chose the voice. */
  isHeard: boolean;
  /** In captions. */
  isRead: boolean;
  onSaid: ((text: string) => void) | undefined;
  /** A page that nobody sees: whether its pause was the member's own press, on a headset or the lock screen. */
  answersUnseen: () => boolean;
}

/** By the steady clock, because a skip moves the timeline under what was said. */
type Heard = SaidCue & { heardAtMs: number };

/** After the last tones. */
const ENDING_AFTER_MS = 1_200;

/** Recomputes the remaining speech at every jump, change of level and return, given what was said. */
export function useCoachSpeech({
  timeline,
  speech,
  isRunning,
  jump,
  isHeard,
  isRead,
  ...input
}: CoachSpeechInput): void {
  const words = useCoachLines(timeline.occasions);
  const hasWords = words !== undefined;
  const [chosen] = useStoredValue(talkLevel);
  const [side] = useStoredValue(firstSide);
  const heard = useRef<Heard[]>([]);
  const pauses = useRef(0);
  const isAway = useRef(false);
  const told = useRef({ segments: timeline.segments, inTimeFromMs: 0 });
  const { segments, seed, isOver, saysAll } = timeline;
  const level = saysAll ? 'full' : chosen;

  const wordsFrom = useEffectEvent((fromMs: number): readonly SpokenCue[] => {
    if (!words) return [];
    const startedMs = steadyMs() - fromMs;
    const said = heard.current.map((line) => ({ ...line, atMs: line.heardAtMs - startedMs }));
    const { inTimeFromMs } = told.current;
    return coachSpeech(segments, { words, talk: level, seed, firstSide: side, fromMs, inTimeFromMs, said });
  });
  const say: CueSpeech['tell'] = (line, elapsedMs) => {
    if (isHeard) speech.tell(line, elapsedMs);
    input.onSaid?.(line.text);
  };
  const tell = useEffectEvent((cue: SpokenCue) => {
    heard.current.push({ ...cue, heardAtMs: steadyMs() });
    say(cue, input.elapsedMs());
  });
  const tellEnding = useEffectEvent(() => {
    const ending = wordsFrom(0).find((cue) => cue.class === 'ending');
    if (ending) say(ending, ending.atMs);
  });
  /** @returns how long it takes. */
  const tellNeeded = useEffectEvent((call: 'needed' | 'back'): number => {
    const line = words && neededLine(call, seed + pauses.current, words);
    if (!line || (document.visibilityState === 'hidden' && !input.answersUnseen())) return 0;
    say({ lineId: line.id, text: line.text, untilMs: Number.POSITIVE_INFINITY }, 0);
    return speakingMs(line.text);
  });

  /** @returns stops it. */
  const goOn = useEffectEvent((): (() => void) => {
    const backMs = isAway.current ? tellNeeded('back') : 0;
    if (isAway.current) pauses.current += 1;
    isAway.current = false;
    // Another level in the midst of a move: the coach goes on from where she is, and is in time again with the next move.
    const isOther = told.current.segments !== segments && told.current.segments.length > 0;
    const inTimeFromMs = isOther ? endOfSegment(segments, input.elapsedMs()) : told.current.inTimeFromMs;
    told.current = { segments, inTimeFromMs };
    const cues = wordsFrom(input.elapsedMs() + backMs);
    if (isHeard) speech.plan(cues, input.elapsedMs);
    return followCues(cues, input.elapsedMs, tell);
  });
  const rest = useEffectEvent((): (() => void) => {
    const timer = isOver ? setTimeout(tellEnding, ENDING_AFTER_MS) : undefined;
    if (!isOver && heard.current.length > 0 && !isAway.current) {
      isAway.current = true;
      tellNeeded('needed');
    }
    return () => clearTimeout(timer);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump, another level of talk or side tells the rest anew
  useEffect(() => {
    if (!(isHeard || isRead) || segments.length === 0) return undefined;
    const end = isRunning ? goOn() : rest();
    return () => {
      end();
      speech.stop();
    };
  }, [segments, isRunning, isOver, jump, isHeard, isRead, hasWords, level, side, speech]);
}

function endOfSegment(segments: readonly PlacedSegment[], elapsedMs: number): number {
  let endMs = 0;
  for (const { durationMs } of segments) {
    endMs += durationMs;
    if (endMs > elapsedMs) break;
  }
  return endMs;
}

import { coachRounds } from '#domain/session/coach-round.ts';
import { isMove } from '#domain/session/is-move.ts';
import { isLastRound } from '#domain/session/last-round.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { BodySide, CoachWords } from './coach-words.ts';
import { gapSpeech } from './gap-speech.ts';
import { moveSpeech } from './move-speech.ts';
import { timed } from './open-times.ts';
import type { PlacedLine } from './speech-layout.ts';
import { createSpeechMemory, type SaidCue } from './speech-memory.ts';
import { priorityOf } from './speech-rules.ts';
import { isNaming, isSentence, note, quartersFrom, type SpeechScene, type TimedPlace } from './speech-scene.ts';
import { type SpokenCue, speakingMs, type TalkLevel } from './spoken-cue.ts';

/** All that decides the coach's speech, besides the timeline. */
export interface SpeechChoices {
  readonly words: CoachWords;
  readonly talk: TalkLevel;
  /** Any whole number; another seed gives the session other words. */
  readonly seed: number;
  /** The side with which a move of two sides begins. */
  readonly firstSide: BodySide;
  /** The instant from which speech is wanted, in milliseconds of the timeline; missing means 0. */
  readonly fromMs?: number;
  /** The instant from which words in time fit the coach's repetitions; missing means 0. */
  readonly inTimeFromMs?: number;
  /**
   * The lines that were said before, so that none is said twice; after a jump their instants count on the clock from
   * there.
   */
  readonly said?: readonly SaidCue[];
}

/** How long after the end the ending is said: the last tones sound before it. */
const ENDING_AFTER_MS = 1_200;

/**
 * Everything that the coach says in a session from an instant on, in the order of time: no text twice within a minute, no
 * kind word twice, no line over a tone or over the three seconds that count, and no two lines at once. The same input gives
 * the same speech, so that the rest can be put together anew whenever the member skips or changes something. Never throws.
 */
export function coachSpeech(segments: readonly PlacedSegment[], choices: SpeechChoices): readonly SpokenCue[] {
  if (choices.talk === 'off' || segments.length === 0) return [];
  const places = timed(segments);
  const scene = newScene(places, choices);
  const lines: PlacedLine[] = [];
  for (const [index, place] of places.entries()) {
    if (!isMove(place.segment)) continue;
    const parts = partsBefore(places, index);
    const before = places.slice(0, index - parts.length).findLast(({ segment }) => isMove(segment));
    const gap = gapSpeech({ parts, before, next: place }, scene);
    note(scene, gap);
    scene.told = new Set(gap.map((line) => line.class));
    const move = moveSpeech(place, scene);
    note(scene, move);
    scene.moves += 1;
    lines.push(...gap, ...move);
  }
  return [...lines.map(cueOf), ...ending(scene)];
}

function newScene(
  places: readonly TimedPlace[],
  { fromMs = 0, inTimeFromMs = 0, said = [], seed, ...choices }: SpeechChoices,
): SpeechScene {
  const segments = places.map(({ segment }) => segment);
  const totalMs = places.at(-1)?.endMs ?? 0;
  const hasWarmUp = places.some(({ segment }) => segment.step === 1);
  const quarters = quartersFrom(totalMs, fromMs, !hasWarmUp);
  const isInLastRound = (segment: PlacedSegment) => isLastRound(segment, segments);
  const calledAt = places.flatMap(({ segment, startMs }) =>
    segment.kind === 'rest' && segment.place.number === 1 && isInLastRound(segment) ? [startMs] : [],
  );
  return {
    ...choices,
    fromMs,
    inTimeFromMs,
    rounds: (segment) => coachRounds(segments, segments.indexOf(segment), seed),
    totalMs,
    hasWarmUp,
    memory: createSpeechMemory(seed, said),
    named: said.findLast((line) => line.class === 'name')?.lineId,
    quarters,
    sentences: said.filter(isSentence),
    isInLastRound,
    due: [...quarters.map(({ atMs }) => atMs), ...calledAt],
    namedAt: said.filter(({ lineId }) => isNaming(lineId)).map(({ atMs }) => atMs),
    moves: 0,
    told: new Set(),
  };
}

/** The rests and times to get ready and to set up that come before a move, one after the other. */
function partsBefore(places: readonly TimedPlace[], index: number): readonly TimedPlace[] {
  const last = places.slice(0, index).findLastIndex(({ segment }) => isMove(segment));
  return places.slice(last + 1, index);
}

function cueOf(placed: PlacedLine, index: number, all: readonly PlacedLine[]): SpokenCue {
  const { line, class: spoken, atMs, openUntilMs, priority = priorityOf(spoken) } = placed;
  const nextMs = all[index + 1]?.atMs ?? Number.POSITIVE_INFINITY;
  const times = { atMs: Math.round(atMs), untilMs: Math.round(Math.min(openUntilMs, nextMs)) };
  return { ...times, lineId: line.id, text: line.text, class: spoken, priority };
}

function ending({ memory, words, totalMs }: SpeechScene): readonly SpokenCue[] {
  const [line] = memory.shuffled(words.endings);
  if (!line) return [];
  const atMs = totalMs + ENDING_AFTER_MS;
  const untilMs = atMs + 2 * speakingMs(line.text);
  return [{ atMs, untilMs, lineId: line.id, text: line.text, class: 'ending', priority: priorityOf('ending') }];
}

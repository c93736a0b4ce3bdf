import { STEP_NAMES } from '#client/features/workout-player/player-steps.ts';
import { isLastRound, isLastRoundOfCircuit } from '#domain/session/last-round.ts';
import { currentSegment, type SessionState } from '#domain/session/session-state.ts';
import { type PlacedSegment, sideChange, turningPoints } from '#domain/session/session-timeline.ts';
import { countedMs, currentWait, middleWait, type SessionWait } from '#domain/session/session-wait.ts';
import type { BodySide } from '#domain/speech/coach-words.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { type PlayedVersion, versionOf } from '#programme/moves/move-version.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';

export type Phase = 'work' | 'rest' | 'ready';

export interface ShownSegment {
  phase: Phase;
  moveId: MoveId;
  level: MoveLevel;
  isOtherSide: boolean;
  /** The second half of a move that goes round goes the other way. */
  isOtherWay?: boolean;
  /** In the second half of a move that goes on as before. */
  isPastHalf?: boolean;
  /** What is read from two metres: the move, or what kind of wait it is. */
  title: string;
  /** In a wait: the move that it leads to. */
  next?: string;
  cue: string;
  place: string;
  count: string;
  /** Of the session. */
  isLastRound?: boolean;
  /** What the stage makes something of for some seconds; the clock runs on. */
  moment?: 'halfway' | 'last-round';
}

export const LAST_ROUND = 'Last round';
const HALF_SHOWN_MS = 4_000;
const MOMENT_MS = { halfway: 3_000, 'last-round': 4_000 } as const;

/** What the screen says of the moment, the cue in these words; undefined where all of it is done. */
export function shownSegment(
  state: SessionState,
  words: ProgrammeWords,
  firstSide: BodySide = 'right',
): ShownSegment | undefined {
  const segment = currentSegment(state);
  if (!segment) return undefined;
  if (state.leadInMs > 0) return wayBackIn(segment, words);
  const wait = currentWait(state);
  const shown = { moveId: segment.moveId as MoveId, level: segment.level, ...placeWords(segment, state) };
  if (wait)
    return { ...shown, ...waitWords(segment, wait, state, words), isOtherSide: false, ...momentOf(state, wait) };
  return {
    ...shown,
    phase: 'work',
    title: wordsOf(segment, words).name,
    cue: [
      sideWords(segment, state, words, firstSide),
      halfwayWords(segment, state, words) ?? wordsOf(segment, words).cue,
    ]
      .filter(Boolean)
      .join('. '),
    ...sideOf(segment, state, words, firstSide),
    ...momentOf(state, wait),
  };
}

/** One wait, one title, one line, whatever it is made of. */
function waitWords(segment: PlacedSegment, wait: SessionWait, state: SessionState, words: ProgrammeWords) {
  const { name, setUp } = wordsOf(segment, words);
  const then = `${setUp.charAt(0).toLowerCase()}${setUp.slice(1)}`;
  return {
    phase: isGettingReady(wait) ? 'ready' : 'rest',
    title: waitTitle(wait, state),
    next: `${wait.index === 0 ? 'First' : 'Next'}: ${name}`,
    cue: wait.kind === 'breather' ? `Have a drink, then ${then}` : setUp,
  } as const;
}

const isGettingReady = ({ index, kind }: SessionWait): boolean => index === 0 || kind === 'get-ready';

function waitTitle(wait: SessionWait, state: SessionState): string {
  if (isHalfway(state)) return 'Half time';
  if (beginsLastRound(state)) return LAST_ROUND;
  return isGettingReady(wait) ? 'Get ready' : 'Rest';
}

function momentOf(state: SessionState, wait: SessionWait | undefined): Pick<ShownSegment, 'moment'> {
  if (wait) {
    const isNew = wait.lengthMs - wait.leftMs < MOMENT_MS.halfway;
    return isNew && isHalfway(state) ? { moment: 'halfway' } : {};
  }
  return beginsLastRound(state) && state.elapsedMs < MOMENT_MS['last-round'] ? { moment: 'last-round' } : {};
}

/** In its first move, and in the wait before that. */
function beginsLastRound({ segments, index }: SessionState): boolean {
  const isIn = (segment: PlacedSegment | undefined) => segment !== undefined && isLastRound(segment, segments);
  return isIn(segments[index]) && !isIn(segments.slice(0, index).findLast(({ kind }) => kind === 'work'));
}

/** In the wait nearest to the middle of the session. */
export const isHalfway = (state: SessionState): boolean => {
  const wait = currentWait(state);
  return wait !== undefined && wait.index === middleWait(state.segments);
};

/** What the version is called and how it is done, in these words. */
export function wordsOf(
  { moveId, level }: Pick<PlacedSegment, 'moveId' | 'level'>,
  words: ProgrammeWords,
): PlayedVersion {
  return versionOf(moveInWords(moveId, words), level);
}

function wayBackIn(segment: PlacedSegment, words: ProgrammeWords): ShownSegment {
  return {
    phase: 'ready',
    moveId: 'march',
    level: 'easier',
    isOtherSide: false,
    title: 'Ease back in',
    cue: 'March on the spot, gently.',
    place: `Then: ${wordsOf(segment, words).name}`,
    count: '',
  };
}

function placeWords(
  segment: PlacedSegment,
  { segments }: SessionState,
): Pick<ShownSegment, 'place' | 'count' | 'isLastRound'> {
  const { step, place } = segment;
  const { circuit = STEP_NAMES[step] ?? '', round, rounds, number, count } = place;
  if (step !== 1) return { place: circuit, count: `${number} of ${count}` };
  if (isLastRoundOfCircuit(segment)) {
    return { place: `Last round of ${circuit}`, count: '', isLastRound: isLastRound(segment, segments) };
  }
  return { place: `${circuit}, round ${round} of ${rounds}`, count: '' };
}

/** The coach is a mirror: for her right side she moves what is on the right of the screen, and so does the first picture. */
function sideOf(
  segment: PlacedSegment,
  state: SessionState,
  words: ProgrammeWords,
  firstSide: BodySide,
): Pick<ShownSegment, 'isOtherSide' | 'isOtherWay' | 'isPastHalf'> {
  const isSided = segment.halfway === 'switch-sides';
  const isSecondHalf = state.elapsedMs >= segment.durationMs / 2;
  const turnsBack = !isSided && wordsOf(segment, words).halfway !== undefined;
  return {
    isOtherSide: isSided && sideNow(segment, state, firstSide) === 'left',
    isOtherWay: isSecondHalf && turnsBack,
    isPastHalf: isSecondHalf && segment.halfway === 'half' && !turnsBack,
  };
}

/** The member's; from the moment of the change on it is the one to change to. */
function sideNow(segment: PlacedSegment, { elapsedMs }: SessionState, firstSide: BodySide): BodySide {
  const isSecond = elapsedMs >= (sideChange(segment)?.fromMs ?? Number.POSITIVE_INFINITY);
  return isSecond === (firstSide === 'right') ? 'left' : 'right';
}

/** Which side works, in the words in which it is said. */
function sideWords(
  segment: PlacedSegment,
  state: SessionState,
  words: ProgrammeWords,
  firstSide: BodySide,
): string | undefined {
  const { side } = wordsOf(segment, words);
  if (side === undefined || segment.halfway !== 'switch-sides') return undefined;
  return `${sideNow(segment, state, firstSide) === 'right' ? 'Right' : 'Left'} ${side}`;
}

function halfwayWords(segment: PlacedSegment, { elapsedMs }: SessionState, words: ProgrammeWords): string | undefined {
  const change = sideChange(segment);
  if (change) return elapsedMs >= change.fromMs && elapsedMs < change.untilMs ? 'Swap sides' : undefined;
  if (segment.halfway === undefined) return undefined;
  const sinceHalfMs = elapsedMs - segment.durationMs / 2;
  if (sinceHalfMs < 0 || sinceHalfMs >= HALF_SHOWN_MS) return undefined;
  return wordsOf(segment, words).halfway ?? 'Halfway';
}

export function whereInWords(state: SessionState, words: ProgrammeWords): string {
  const segment = currentSegment(state);
  if (!segment) return 'All done';
  const seconds = Math.ceil(countedMs(state) / 1000);
  const { name } = wordsOf(segment, words);
  return `${currentWait(state) ? `Next: ${name}` : name}, ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`;
}

const COUNTED_SECONDS = 3;

/** Live region: changes with events only and never goes back, so that nothing is read twice or each second. */
export function announcementOf(
  state: SessionState,
  { phase, title, next, cue }: ShownSegment,
  words: ProgrammeWords,
  firstSide: BodySide = 'right',
): string {
  const seconds = Math.ceil(countedMs(state) / 1000);
  if (seconds > 0 && seconds <= COUNTED_SECONDS) return String(seconds);
  const segment = currentSegment(state);
  if (!segment) return title;
  if (phase !== 'work') return [title, next, cue].filter(Boolean).join('. ');
  const side = sideWords(segment, state, words, firstSide);
  const [turn = Number.POSITIVE_INFINITY] = turningPoints(segment);
  if (state.elapsedMs >= turn) return side ? `Swap sides. ${side}` : (wordsOf(segment, words).halfway ?? 'Halfway');
  return [title, side, wordsOf(segment, words).cue].filter(Boolean).join('. ');
}

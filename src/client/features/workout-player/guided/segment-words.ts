import { STEP_NAMES } from '#client/features/workout-player/player-steps.ts';
import { isMove } from '#domain/session/is-move.ts';
import { currentSegment, remainingMs, type SessionState } from '#domain/session/session-state.ts';
import { type PlacedSegment, sideChange, turningPoints } from '#domain/session/session-timeline.ts';
import type { BodySide } from '#domain/speech/coach-words.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import { moveNamed } from '#programme/moves/move-facts.ts';
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
  title: string;
  cue: string;
  place: string;
  count: string;
}

const HALF_SHOWN_MS = 4_000;

/** What the screen says of the moment, the cue in these words; undefined where all of it is done. */
export function shownSegment(
  state: SessionState,
  words: ProgrammeWords,
  firstSide: BodySide = 'right',
): ShownSegment | undefined {
  const segment = currentSegment(state);
  if (!segment) return undefined;
  if (state.leadInMs > 0) return wayBackIn(segment);
  const shown = { moveId: segment.moveId as MoveId, level: segment.level, ...placeWords(segment) };
  const { name, setUp } = wordsOf(segment);
  switch (segment.kind) {
    case 'get-ready':
      return { ...shown, phase: 'ready', isOtherSide: false, title: 'Get ready', cue: `First up: ${name}. ${setUp}` };
    case 'rest':
      return {
        ...shown,
        phase: 'rest',
        isOtherSide: false,
        title: 'Rest',
        cue: setUp,
        place: `Next up: ${name}`,
        count: '',
      };
    case 'set-up':
      return {
        ...shown,
        phase: 'rest',
        isOtherSide: false,
        title: 'Set up',
        cue: setUp,
        place: `Next up: ${name}`,
        count: '',
      };
    case 'breather': {
      const text = 'Time to breathe. Have a sip of water.';
      return {
        ...shown,
        phase: 'rest',
        isOtherSide: false,
        title: 'Breather',
        cue: text,
        place: `Next up: ${name}`,
        count: '',
      };
    }
    default:
      return {
        ...shown,
        phase: 'work',
        title: name,
        cue: [sideWords(segment, state, firstSide), halfwayWords(segment, state) ?? cueOf(segment, words)]
          .filter(Boolean)
          .join('. '),
        ...sideOf(segment, state, firstSide),
      };
  }
}

/** What the version is called and how it is done; its cue may be changed, see {@link cueOf}. */
export function wordsOf({ moveId, level }: Pick<PlacedSegment, 'moveId' | 'level'>): Omit<PlayedVersion, 'cue'> {
  return versionOf(moveNamed(moveId), level);
}

export function cueOf({ moveId, level }: Pick<PlacedSegment, 'moveId' | 'level'>, words: ProgrammeWords): string {
  return versionOf(moveInWords(moveId as MoveId, words), level).cue;
}

function wayBackIn(segment: PlacedSegment): ShownSegment {
  return {
    phase: 'ready',
    moveId: 'march',
    level: 'easier',
    isOtherSide: false,
    title: 'Ease back in',
    cue: 'March on the spot, as gently as you like.',
    place: `Then: ${wordsOf(segment).name}`,
    count: '',
  };
}

function placeWords({ step, place }: PlacedSegment): { place: string; count: string } {
  const { circuit = STEP_NAMES[step] ?? '', round, rounds, number, count } = place;
  if (step !== 1) return { place: circuit, count: `${number} of ${count}` };
  if (rounds > 1 && round === rounds) return { place: `${circuit}, last round`, count: '' };
  return { place: `${circuit}, round ${round} of ${rounds}`, count: '' };
}

/** The coach is a mirror: for her right side she moves what is on the right of the screen, and so does the first picture. */
function sideOf(
  segment: PlacedSegment,
  state: SessionState,
  firstSide: BodySide,
): Pick<ShownSegment, 'isOtherSide' | 'isOtherWay' | 'isPastHalf'> {
  const isSided = segment.halfway === 'switch-sides';
  const isSecondHalf = state.elapsedMs >= segment.durationMs / 2;
  const turnsBack = !isSided && wordsOf(segment).halfway !== undefined;
  return {
    isOtherSide: isSided && sideNow(segment, state, firstSide) === 'left',
    isOtherWay: isSecondHalf && turnsBack,
    isPastHalf: isSecondHalf && segment.halfway === 'half' && !turnsBack,
  };
}

/** Hers; from the moment of the change on it is the one to change to. */
function sideNow(segment: PlacedSegment, { elapsedMs }: SessionState, firstSide: BodySide): BodySide {
  const isSecond = elapsedMs >= (sideChange(segment)?.fromMs ?? Number.POSITIVE_INFINITY);
  return isSecond === (firstSide === 'right') ? 'left' : 'right';
}

/** Which side works, in the words in which it is said. */
function sideWords(segment: PlacedSegment, state: SessionState, firstSide: BodySide): string | undefined {
  const { side } = wordsOf(segment);
  if (side === undefined || segment.halfway !== 'switch-sides') return undefined;
  return `${sideNow(segment, state, firstSide) === 'right' ? 'Right' : 'Left'} ${side}`;
}

function halfwayWords(segment: PlacedSegment, { elapsedMs }: SessionState): string | undefined {
  const change = sideChange(segment);
  if (change) return elapsedMs >= change.fromMs && elapsedMs < change.untilMs ? 'Change sides' : undefined;
  if (segment.halfway === undefined) return undefined;
  const sinceHalfMs = elapsedMs - segment.durationMs / 2;
  if (sinceHalfMs < 0 || sinceHalfMs >= HALF_SHOWN_MS) return undefined;
  return wordsOf(segment).halfway ?? 'Half way';
}

export interface NextUp {
  small: string;
  strong: string;
  moveId: MoveId | undefined;
  level: MoveLevel;
}

export function nextUp({ segments, index }: SessionState): NextUp {
  const here = segments[index];
  const first = here?.kind === 'get-ready' ? nextMoveFrom(segments, index) : index;
  const nextIndex = nextMoveFrom(segments, first + 1);
  const next = segments[nextIndex];
  if (!here || !next)
    return { small: 'That is the last one', strong: 'Nearly there', moveId: undefined, level: 'standard' };
  const pictured = { moveId: next.moveId as MoveId, level: next.level };
  if (next.step !== here.step) return { small: 'Then', strong: STEP_NAMES[next.step] ?? '', ...pictured };
  const pauses = segments.slice(first + 1, nextIndex);
  const restSeconds = pauses.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  const wait = pauses.some(({ kind }) => kind === 'set-up') ? 'to rest and set up' : 'rest';
  const small = restSeconds > 0 ? `Next, after ${restSeconds}s ${wait}` : 'Next, no rest';
  return { small, strong: wordsOf(next).name, ...pictured };
}

const nextMoveFrom = (segments: readonly PlacedSegment[], from: number): number =>
  segments.findIndex((segment, candidate) => candidate >= from && isMove(segment));

const WAITS: Readonly<Partial<Record<PlacedSegment['kind'], string>>> = {
  rest: 'Rest',
  breather: 'Rest',
  'set-up': 'Time to set up',
};

export function whereInWords(state: SessionState, remainingSeconds: number): string {
  const segment = currentSegment(state);
  if (!segment) return 'All of it is done';
  const name = WAITS[segment.kind] ?? wordsOf(segment).name;
  return `${name}, ${remainingSeconds} ${remainingSeconds === 1 ? 'second' : 'seconds'} left`;
}

const COUNTED_SECONDS = 3;

/** Live region: changes with events only and never goes back, so that nothing is read twice or each second. */
export function announcementOf(
  state: SessionState,
  { phase, title, place, cue }: ShownSegment,
  words: ProgrammeWords,
  firstSide: BodySide = 'right',
): string {
  const seconds = Math.ceil(remainingMs(state) / 1000);
  if (seconds > 0 && seconds <= COUNTED_SECONDS) return String(seconds);
  const segment = currentSegment(state);
  if (!segment || state.leadInMs > 0) return `${title}. ${cue}`;
  const side = sideWords(segment, state, firstSide);
  const [turn = Number.POSITIVE_INFINITY] = turningPoints(segment);
  if (state.elapsedMs >= turn) return side ? `Change sides. ${side}` : (wordsOf(segment).halfway ?? 'Half way');
  if (phase === 'rest') return `${title}. ${place}`;
  return phase === 'work' ? [title, side, cueOf(segment, words)].filter(Boolean).join('. ') : `${title}. ${cue}`;
}

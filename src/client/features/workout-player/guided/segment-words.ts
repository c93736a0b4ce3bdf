import { currentSegment, type SessionState } from '#domain/session-state.ts';
import type { PlacedSegment } from '#domain/session-timeline.ts';
import type { MoveId, MoveLevel } from '#programme/move.ts';
import { moveNamed } from '#programme/move-facts.ts';
import { versionOf } from '#programme/move-version.ts';
import { STEP_NAMES } from '../player-steps.ts';

export type Phase = 'work' | 'rest' | 'ready';

export interface ShownSegment {
  phase: Phase;
  moveId: MoveId;
  level: MoveLevel;
  isOtherSide: boolean;
  /** The second half of a move that goes round goes the other way. */
  isOtherWay?: boolean;
  title: string;
  cue: string;
  place: string;
  count: string;
}

const HALF_SHOWN_MS = 4_000;

export function shownSegment(state: SessionState): ShownSegment | undefined {
  const segment = currentSegment(state);
  if (!segment) return undefined;
  if (state.leadInMs > 0) return wayBackIn(segment);
  const shown = { moveId: segment.moveId as MoveId, level: segment.level, ...placeWords(segment) };
  const { name, cue, setUp } = wordsOf(segment);
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
    case 'breather': {
      const text = 'A minute to breathe. Have a sip of water.';
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
        cue: halfwayWords(segment, state) ?? cue,
        ...sideOf(segment, state),
      };
  }
}

export function wordsOf({ moveId, level }: Pick<PlacedSegment, 'moveId' | 'level'>) {
  return versionOf(moveNamed(moveId), level);
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

function sideOf(segment: PlacedSegment, state: SessionState): Pick<ShownSegment, 'isOtherSide' | 'isOtherWay'> {
  const isSecondHalf = state.elapsedMs >= segment.durationMs / 2;
  const isSided = segment.halfway === 'switch-sides';
  const turnsBack = !isSided && wordsOf(segment).halfway !== undefined;
  return { isOtherSide: isSecondHalf && isSided, isOtherWay: isSecondHalf && turnsBack };
}

function halfwayWords(segment: PlacedSegment, { elapsedMs }: SessionState): string | undefined {
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
  const from = here?.kind === 'get-ready' ? index + 2 : index + 1;
  const isMove = ({ kind }: PlacedSegment) => kind === 'work' || kind === 'stretch';
  const nextIndex = segments.findIndex((segment, candidate) => candidate >= from && isMove(segment));
  const next = segments[nextIndex];
  if (!here || !next)
    return { small: 'That is the last one', strong: 'Nearly there', moveId: undefined, level: 'standard' };
  const pictured = { moveId: next.moveId as MoveId, level: next.level };
  if (next.step !== here.step) return { small: 'Then', strong: STEP_NAMES[next.step] ?? '', ...pictured };
  const pauses = segments.slice(from, nextIndex).filter(({ kind }) => kind === 'rest' || kind === 'breather');
  const restSeconds = pauses.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  const small = restSeconds > 0 ? `Next, after ${restSeconds}s rest` : 'Next, no rest';
  return { small, strong: wordsOf(next).name, ...pictured };
}

export function whereInWords(state: SessionState, remainingSeconds: number): string {
  const segment = currentSegment(state);
  if (!segment) return 'All of it is done';
  const name = segment.kind === 'rest' || segment.kind === 'breather' ? 'Rest' : wordsOf(segment).name;
  return `${name}, ${remainingSeconds} ${remainingSeconds === 1 ? 'second' : 'seconds'} left`;
}

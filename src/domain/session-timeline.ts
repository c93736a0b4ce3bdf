import { type LevelLimits, playedLevel } from './move-level.ts';
import type { PlayedLevel } from './played-level.ts';
import type { PlannedSegment, SegmentKind, SegmentPlace, SessionStep } from './session-plan.ts';
import { playedMoves, type ReplaceableMove } from './stand-ins.ts';

/** What happens at half time of a work or stretch segment. */
export type Halfway = 'switch-sides' | 'half';

/**
 * A stretch of time of a guided session in which one thing happens. Switching sides is no segment: it takes no time of
 * its own, and happens at half of a work or stretch segment.
 */
export interface Segment {
  readonly kind: SegmentKind;
  readonly step: SessionStep;
  /** The move that is done; in get ready, rest and breather the one that comes next. */
  readonly moveId: string;
  /** The level at which it is played. */
  readonly level: PlayedLevel;
  /** Whole milliseconds, above 0. */
  readonly durationMs: number;
  /** What happens at exactly half of `durationMs`; absent outside work and stretch, and for stretches without a change. */
  readonly halfway?: Halfway;
}

/** A segment with what the screen tells about it. */
export interface PlacedSegment extends Segment {
  readonly place: SegmentPlace;
  /** The move of the plan, for which another may stand in today: a swap, or one that her limits leave open. */
  readonly plannedMoveId: string;
}

/** What the timeline needs to know of a move. */
export interface MoveFacts extends ReplaceableMove {
  /** One side for the first half, the other for the second. */
  isSided(level: PlayedLevel): boolean;
  /** Something else changes at half time, for example the direction. */
  hasChange(level: PlayedLevel): boolean;
}

/** What she chose; it never changes how long anything takes. */
export interface SessionChoices {
  /** The level wished for a move. */
  levelOf(moveId: string): PlayedLevel;
  /** For today: the planned move and the one that stands in. */
  readonly swaps: Readonly<Record<string, string>>;
  /** She chose a level herself, so a slot that would begin easier keeps to it. */
  readonly hasChosenStart: boolean;
  readonly limits: LevelLimits;
  factsOf(moveId: string): MoveFacts;
}

/**
 * The segments that the player runs: every planned stretch of time with its level and what happens half way. A level
 * that is locked is never among them: the next lighter one is played, and where none is open, another move.
 */
export function sessionTimeline(plan: readonly PlannedSegment[], choices: SessionChoices): PlacedSegment[] {
  const standIns = standInsOf(plan, choices);
  return plan.map((planned, index) => {
    const follows = workFrom(plan, index) ?? planned;
    const wishedMove = swapped(planned.moveId, follows, choices);
    const moveId = standIns.get(rowOf(follows))?.get(wishedMove) ?? wishedMove;
    const facts = choices.factsOf(moveId);
    const startsEasier = follows.startsEasier === true && !choices.hasChosenStart;
    const wished = startsEasier ? 'easier' : choices.levelOf(moveId);
    const level = playedLevel(wished, facts, choices.limits);
    const halfway = halfwayOf(planned, facts, level);
    return {
      kind: planned.kind,
      step: planned.step,
      moveId,
      plannedMoveId: planned.moveId,
      level,
      durationMs: planned.durationMs,
      place: planned.place,
      ...(halfway && { halfway }),
    };
  });
}

/** What is played for the moves of each row: the warm-up, a circuit, the cool-down. */
function standInsOf(plan: readonly PlannedSegment[], choices: SessionChoices) {
  const rows = new Map<string, Set<string>>();
  for (const planned of plan) {
    if (!isWork(planned)) continue;
    const row = rows.get(rowOf(planned)) ?? new Set();
    rows.set(rowOf(planned), row.add(swapped(planned.moveId, planned, choices)));
  }
  const played = (row: ReadonlySet<string>) => playedMoves([...row], choices);
  return new Map([...rows].map(([name, row]) => [name, played(row)]));
}

const rowOf = ({ step, place }: PlannedSegment): string => `${step} ${place.circuit ?? ''}`;

const isWork = ({ kind }: PlannedSegment): boolean => kind === 'work' || kind === 'stretch';

const swapped = (moveId: string, { step }: PlannedSegment, { swaps }: SessionChoices): string =>
  step === 1 ? (swaps[moveId] ?? moveId) : moveId;

/** The work or stretch that is on, or that a time to get ready, a rest or a breather leads up to. */
function workFrom(plan: readonly PlannedSegment[], index: number): PlannedSegment | undefined {
  return plan.slice(index).find(isWork);
}

function halfwayOf({ kind }: PlannedSegment, facts: MoveFacts, level: PlayedLevel): Halfway | undefined {
  if (kind !== 'work' && kind !== 'stretch') return undefined;
  if (facts.isSided(level)) return 'switch-sides';
  return kind === 'work' || facts.hasChange(level) ? 'half' : undefined;
}

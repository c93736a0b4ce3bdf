import { isMove } from './is-move.ts';
import { type LevelLimits, playedLevel } from './move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from './played-level.ts';
import {
  CHANGE_SIDES_MS,
  type PlannedSegment,
  type SegmentKind,
  type SegmentPlace,
  type SessionStep,
} from './session-plan.ts';
import { playedMoves, type ReplaceableMove } from './stand-ins.ts';

/** What happens at half time of a work or stretch segment. */
export type Halfway = 'switch-sides' | 'half';

/**
 * A stretch of time of a guided session in which one thing happens. Changing sides is no segment: it lies in the middle
 * of a work or stretch segment, so that a level with two sides takes no more time than one without.
 */
export interface Segment {
  readonly kind: SegmentKind;
  readonly step: SessionStep;
  /** The move that is done; in get ready, set-up, rest and breather the one that comes next. */
  readonly moveId: string;
  /** The level at which it is played. */
  readonly level: PlayedLevel;
  /** Whole milliseconds, above 0. */
  readonly durationMs: number;
  /**
   * What happens at exactly half of `durationMs`; absent outside work and stretch, and for stretches without a change.
   */
  readonly halfway?: Halfway;
  /** How long a change of sides takes, in milliseconds; absent where that is {@link CHANGE_SIDES_MS}. */
  readonly changeSidesMs?: number;
}

/** What decides when something changes within a segment. */
type Turning = Pick<Segment, 'halfway' | 'durationMs' | 'changeSidesMs'>;

/**
 * The milliseconds of a segment in which the member changes sides: the first side works before them, the other one
 * after them.
 */
export interface SideChange {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** When the member changes sides in a segment; undefined where no side changes. Both sides get the same time. */
export function sideChange({ halfway, durationMs, changeSidesMs = CHANGE_SIDES_MS }: Turning): SideChange | undefined {
  if (halfway !== 'switch-sides') return undefined;
  const fromMs = Math.max(0, (durationMs - changeSidesMs) / 2);
  return { fromMs, untilMs: durationMs - fromMs };
}

/**
 * The milliseconds at which something changes within a segment: half time, or the start and end of a change of sides.
 */
export function turningPoints(segment: Turning & Pick<Segment, 'kind'>): readonly number[] {
  const change = sideChange(segment);
  if (change) return [change.fromMs, change.untilMs];
  return isMove(segment) && segment.halfway === 'half' ? [segment.durationMs / 2] : [];
}

/** A segment with what the screen shows of it. */
export interface PlacedSegment extends Segment {
  readonly place: SegmentPlace;
  /** The move of the plan, for which another may stand in today: a swap, or one that the member's limits leave open. */
  readonly plannedMoveId: string;
}

/** What the timeline needs to know of a move. */
export interface MoveFacts extends ReplaceableMove {
  /** True where one side works in the first half, the other in the second. */
  isSided(level: PlayedLevel): boolean;
  /** True where something else changes at half time, for example the direction. */
  hasChange(level: PlayedLevel): boolean;
  /** How long its change of sides takes, in milliseconds; undefined for {@link CHANGE_SIDES_MS}. */
  readonly changeSidesMs?: number | undefined;
}

/** A member's choices for a session; they never change how long anything takes. */
export interface SessionChoices {
  /** The wished level of a move; `planned` is that of its place, where the plan has one for this very move. */
  levelOf(moveId: string, planned?: PlayedLevel): PlayedLevel;
  /** Today's swaps: the planned move, and the one that stands in. */
  readonly swaps: Readonly<Record<string, string>>;
  /** The member chose a level, so that a slot that would begin easier is played at it. */
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
    const plannedLevel = moveId === follows.moveId ? follows.level : undefined;
    const wished = startsEasier ? 'easier' : choices.levelOf(moveId, plannedLevel);
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
      ...(halfway === 'switch-sides' && facts.changeSidesMs && { changeSidesMs: facts.changeSidesMs }),
    };
  });
}

/** The moves that are played for those of each row: the warm-up, a circuit, the cool-down. */
function standInsOf(plan: readonly PlannedSegment[], choices: SessionChoices) {
  const rows = new Map<string, Map<string, PlayedLevel | undefined>>();
  for (const planned of plan) {
    if (!isMove(planned)) continue;
    const row = rows.get(rowOf(planned)) ?? new Map();
    const moveId = swapped(planned.moveId, planned, choices);
    rows.set(rowOf(planned), row.set(moveId, heavier(row.get(moveId), planned.level)));
  }
  const played = (row: ReadonlyMap<string, PlayedLevel | undefined>) =>
    playedMoves([...row.keys()], { ...choices, levelOf: (moveId) => choices.levelOf(moveId, row.get(moveId)) });
  return new Map([...rows].map(([name, row]) => [name, played(row)]));
}

const heavier = (one: PlayedLevel | undefined, other: PlayedLevel | undefined): PlayedLevel | undefined =>
  PLAYED_LEVELS.findLast((level) => level === one || level === other);

const rowOf = ({ step, place }: PlannedSegment): string => `${step} ${place.circuit ?? ''}`;

const swapped = (moveId: string, { step }: PlannedSegment, { swaps }: SessionChoices): string =>
  step === 1 ? (swaps[moveId] ?? moveId) : moveId;

/** The current work or stretch, or the one to which a time to get ready or set up, a rest or a breather leads. */
function workFrom(plan: readonly PlannedSegment[], index: number): PlannedSegment | undefined {
  return plan.slice(index).find(isMove);
}

function halfwayOf(planned: PlannedSegment, facts: MoveFacts, level: PlayedLevel): Halfway | undefined {
  if (!isMove(planned)) return undefined;
  if (facts.isSided(level)) return 'switch-sides';
  return planned.kind === 'work' || facts.hasChange(level) ? 'half' : undefined;
}

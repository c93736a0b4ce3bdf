import { type LevelLimits, type PlayedLevel, playedLevel } from './move-level.ts';
import type { PlannedSegment, SegmentKind, SegmentPlace, SessionStep } from './session-plan.ts';

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
  /** The move of the plan for which today another stands in. */
  readonly plannedMoveId: string;
}

/** What the timeline needs to know of a move. */
export interface MoveFacts {
  readonly cautions: readonly string[];
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
 * that is locked is never among them; locked moves are played at the next lighter level.
 */
export function sessionTimeline(plan: readonly PlannedSegment[], choices: SessionChoices): PlacedSegment[] {
  return plan.map((planned, index) => {
    const follows = planned.kind === 'work' || planned.kind === 'stretch' ? planned : workAfter(plan, index);
    const moveId = follows?.step === 1 ? swapped(planned.moveId, choices) : planned.moveId;
    const facts = choices.factsOf(moveId);
    const startsEasier = follows?.startsEasier === true && !choices.hasChosenStart;
    const wished = startsEasier ? 'easier' : choices.levelOf(moveId);
    const level = playedLevel(wished, facts.cautions, choices.limits);
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

const swapped = (moveId: string, { swaps }: SessionChoices): string => swaps[moveId] ?? moveId;

/** The work or stretch that a time to get ready, a rest or a breather leads up to. */
function workAfter(plan: readonly PlannedSegment[], index: number): PlannedSegment | undefined {
  return plan.slice(index).find(({ kind }) => kind === 'work' || kind === 'stretch');
}

function halfwayOf({ kind }: PlannedSegment, facts: MoveFacts, level: PlayedLevel): Halfway | undefined {
  if (kind !== 'work' && kind !== 'stretch') return undefined;
  if (facts.isSided(level)) return 'switch-sides';
  return kind === 'work' || facts.hasChange(level) ? 'half' : undefined;
}

import type { PlayedLevel } from './played-level.ts';
import { EMPTY_HANDED, type MovePlace, needsSetUp } from './session-set-up.ts';

/** What a member does in a stretch of time of a guided session. */
export type SegmentKind = 'get-ready' | 'set-up' | 'work' | 'rest' | 'breather' | 'stretch';

/** The steps of the player: warm-up, main part, cool-down (product §20). */
export type SessionStep = 0 | 1 | 2;

/** The lengths in which a workout can be played; `full` takes the minutes of its title. */
export const PLANNED_LENGTHS = ['full', '15', '10'] as const;

/** One of {@link PLANNED_LENGTHS}. */
export type PlannedLength = (typeof PLANNED_LENGTHS)[number];

/** A stretch of time and what it is for, before levels and swaps are chosen. */
export interface PlannedSegment {
  readonly kind: SegmentKind;
  readonly step: SessionStep;
  /** The move that is done; in get ready, set-up, rest and breather the one that comes next. */
  readonly moveId: string;
  /** Whole milliseconds, above 0. */
  readonly durationMs: number;
  readonly place: SegmentPlace;
  /** Played at the easier level until the member chooses one: the warm-up was short for what follows. */
  readonly startsEasier?: true;
  /** The heaviest level that a session of a course plans here; a workout plans none. */
  readonly level?: PlayedLevel;
}

/** The place of a segment's move as the screen shows it; all numbers count from 1. */
export interface SegmentPlace {
  /** The circuit's name; absent in warm-up and cool-down, and in a workout of one plain circuit. */
  readonly circuit?: string;
  readonly round: number;
  readonly rounds: number;
  /** The place of the move in its step or circuit. */
  readonly number: number;
  readonly count: number;
}

/** What the plan needs of a workout, its warm-up and its cool-down. The programme's types fit it. */
export interface PlannedSession {
  readonly workout: {
    readonly format: PlannedFormat;
    readonly circuits: readonly PlannedCircuit[];
    /** The perceived effort, 0 to 10. */
    readonly effort: { readonly to: number };
  };
  readonly warmUp: PlannedPart;
  readonly coolDown: PlannedPart;
  placeOf(moveId: string): MovePlace;
}

/** The times of a workout in seconds, each 0 or more. */
interface PlannedFormat {
  readonly workSeconds: number;
  readonly restSeconds: number;
  readonly breatherSeconds: number;
  /** The time before a move that needs another position or other kit than the one before. */
  readonly setUpSeconds: number;
}

interface PlannedCircuit {
  readonly name?: string;
  readonly rounds: number;
  readonly moves: readonly string[];
}

/** A warm-up or cool-down, in each length of the session. */
export type PlannedPart = Readonly<Record<PlannedLength, readonly PlannedItem[]>>;

/** One move of a warm-up or cool-down; its seconds include a change of side. */
export interface PlannedItem {
  readonly moveId: string;
  readonly seconds: number;
  /** The time to get into position before it; absent where the position stays. */
  readonly setUpSeconds?: number;
}

/** The time to get ready before each step but the first of a workout; the stated minutes do not include it. */
const GET_READY_MS = 5_000;

/**
 * The time to get ready before the first step of a workout or a course, in milliseconds: the member puts the phone
 * down, and the coach welcomes.
 */
export const FIRST_GET_READY_MS = 10_000;

/** The time to change from one side to the other, in the middle of a move that has two, in milliseconds. */
export const CHANGE_SIDES_MS = 5_000;

/** The effort from which a 10-minute version begins with an easier first slot, because its warm-up is short. */
const HARD_EFFORT = 8;

/** The time of a short version's main part, in seconds. */
const SHORT_MAIN_SECONDS = { '15': 480, '10': 300 } as const;

/** The part of a circuit that is played: its moves one after the other until the slots are used. */
interface PlayedCircuit extends PlannedCircuit {
  readonly slots: number;
}

/**
 * A workout as timed segments: get ready, warm-up, get ready, main part, get ready, cool-down. Without the three times
 * to get ready the segments add up to whole minutes: those that are stated for the length, or with a short warm-up and
 * cool-down fewer (product §20).
 *
 * A short version keeps the work and rest times and the circuits in their order, leaves out the breathers, and plays as
 * many whole slots as fit with their set-ups, shared equally between the circuits. The last stretch takes the time that is left.
 */
export function planSession(session: PlannedSession, length: PlannedLength): PlannedSegment[] {
  const { workout, warmUp, coolDown } = session;
  const main = mainPart(session, length);
  const begin = itemsOf(0, warmUp[length]);
  const end = itemsOf(2, coolDown[length]);
  const mainSeconds = length === 'full' ? seconds(main) : SHORT_MAIN_SECONDS[length];
  const missing = wholeMinutes(seconds(begin) + mainSeconds + seconds(end)) - seconds([...begin, ...main, ...end]);
  const beginsEasier = length === '10' && workout.effort.to >= HARD_EFFORT;
  return withGetReady([begin, beginsEasier ? withEasierStart(main) : main, withLongerEnd(end, missing)]);
}

/** The length of a plan in seconds, without the times to get ready. */
export function plannedSeconds(plan: readonly PlannedSegment[]): number {
  return seconds(plan.filter(({ kind }) => kind !== 'get-ready'));
}

const seconds = (segments: readonly PlannedSegment[]): number =>
  segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;

const wholeMinutes = (least: number): number => Math.ceil(least / 60) * 60;

function itemsOf(step: 0 | 2, items: readonly PlannedItem[]): PlannedSegment[] {
  return items.flatMap(({ moveId, seconds: length, setUpSeconds = 0 }, index) => {
    const about = { step, moveId, place: { round: 1, rounds: 1, number: index + 1, count: items.length } } as const;
    const kind = step === 0 ? ('work' as const) : ('stretch' as const);
    return withoutEmpty([
      { ...about, kind: 'set-up', durationMs: setUpSeconds * 1000 },
      { ...about, kind, durationMs: length * 1000 },
    ]);
  });
}

function mainPart(session: PlannedSession, length: PlannedLength): PlannedSegment[] {
  const { circuits, format } = session.workout;
  const full = circuits.map((circuit) => ({ ...circuit, slots: circuit.rounds * circuit.moves.length }));
  if (length === 'full') return played(session, full, length);
  const short = { ...session, workout: { ...session.workout, format: { ...format, breatherSeconds: 0 } } };
  const all = full.reduce((sum, { slots }) => sum + slots, 0);
  const choices = Array.from({ length: all }, (_, index) => played(short, shared(full, all - index), length));
  return choices.find((main) => seconds(main) <= SHORT_MAIN_SECONDS[length]) ?? [];
}

/** The circuits with so many slots shared among them in turn; no circuit gets more than it has. */
function shared(circuits: readonly PlayedCircuit[], slots: number): PlayedCircuit[] {
  const shares = circuits.map(() => 0);
  for (let turn = 0, left = slots; left > 0; turn = (turn + 1) % circuits.length) {
    const share = shares[turn] ?? 0;
    if (share >= (circuits[turn]?.slots ?? 0)) continue;
    shares[turn] = share + 1;
    left -= 1;
  }
  return circuits.map((circuit, index) => ({ ...circuit, slots: shares[index] ?? 0 }));
}

function played(
  { workout, coolDown, placeOf }: PlannedSession,
  circuits: readonly PlayedCircuit[],
  length: PlannedLength,
): PlannedSegment[] {
  const { workSeconds, restSeconds, breatherSeconds, setUpSeconds } = workout.format;
  const firstStretch = coolDown[length][0]?.moveId;
  const slots = circuits.flatMap(slotsOf);
  return slots.flatMap((slot, index) => {
    const next = slots[index + 1];
    const before = slots[index - 1];
    const about = { step: 1, moveId: slot.moveId, place: slot.place } as const;
    const pause = {
      step: 1,
      moveId: next?.moveId ?? firstStretch ?? slot.moveId,
      place: (next ?? slot).place,
    } as const;
    const changes = needsSetUp(before ? placeOf(before.moveId) : EMPTY_HANDED, placeOf(slot.moveId));
    const isLastOfCircuit = next !== undefined && next.circuitIndex !== slot.circuitIndex;
    return withoutEmpty([
      { ...about, kind: 'set-up', durationMs: changes ? setUpSeconds * 1000 : 0 },
      { ...about, kind: 'work', durationMs: workSeconds * 1000 },
      { ...pause, kind: 'rest', durationMs: restSeconds * 1000 },
      { ...pause, kind: 'breather', durationMs: isLastOfCircuit ? breatherSeconds * 1000 : 0 },
    ]);
  });
}

const withoutEmpty = (segments: readonly PlannedSegment[]): PlannedSegment[] =>
  segments.filter(({ durationMs }) => durationMs > 0);

interface Slot {
  moveId: string;
  circuitIndex: number;
  place: SegmentPlace;
}

function slotsOf({ name, moves, slots }: PlayedCircuit, circuitIndex: number): Slot[] {
  return Array.from({ length: slots }, (_, index) => ({
    moveId: moves[index % moves.length] as string,
    circuitIndex,
    place: {
      ...(name !== undefined && { circuit: name }),
      round: Math.floor(index / moves.length) + 1,
      rounds: Math.ceil(slots / moves.length),
      number: (index % moves.length) + 1,
      count: Math.min(slots, moves.length),
    },
  }));
}

function withEasierStart(main: readonly PlannedSegment[]): PlannedSegment[] {
  const first = main.findIndex(({ kind }) => kind === 'work');
  return main.map((segment, index) => (index === first ? { ...segment, startsEasier: true } : segment));
}

function withLongerEnd(stretches: readonly PlannedSegment[], bySeconds: number): PlannedSegment[] {
  const last = stretches.length - 1;
  return stretches.map((stretch, index) =>
    index === last ? { ...stretch, durationMs: stretch.durationMs + bySeconds * 1000 } : stretch,
  );
}

function withGetReady(parts: readonly PlannedSegment[][]): PlannedSegment[] {
  return parts.flatMap(([first, ...others]) => {
    if (!first) return [];
    const { step, moveId, place } = first;
    const durationMs = step === 0 ? FIRST_GET_READY_MS : GET_READY_MS;
    return [{ kind: 'get-ready', step, moveId, durationMs, place }, first, ...others];
  });
}

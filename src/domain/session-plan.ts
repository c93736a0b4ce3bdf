/** What happens in a stretch of time of a guided session. */
export type SegmentKind = 'get-ready' | 'work' | 'rest' | 'breather' | 'stretch';

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
  /** The move that is done; in get ready, rest and breather the one that comes next. */
  readonly moveId: string;
  /** Whole milliseconds, above 0. */
  readonly durationMs: number;
  readonly place: SegmentPlace;
  /** Played at the easier level until she chooses: the warm-up was short for what follows. */
  readonly startsEasier?: true;
}

/** Where a segment's move stands, as it is told on the screen; all numbers from 1. */
export interface SegmentPlace {
  /** The circuit's name; absent in warm-up and cool-down, and in a workout of one plain circuit. */
  readonly circuit?: string;
  readonly round: number;
  readonly rounds: number;
  /** Place of the move in its step or circuit, from 1. */
  readonly number: number;
  readonly count: number;
}

/** What the plan needs of a workout, its warm-up and its cool-down; the programme's fit it. */
export interface PlannedSession {
  readonly workout: {
    readonly format: { readonly workSeconds: number; readonly restSeconds: number; readonly breatherSeconds: number };
    readonly circuits: readonly PlannedCircuit[];
    /** Perceived effort, 0 to 10. */
    readonly effort: { readonly to: number };
  };
  readonly warmUp: PlannedMoves;
  readonly coolDown: PlannedMoves;
}

interface PlannedCircuit {
  readonly name?: string;
  readonly rounds: number;
  readonly moves: readonly string[];
}

interface PlannedMoves {
  readonly secondsPerMove: number;
  readonly moves: readonly string[];
}

/** Before each of the three steps; outside the stated minutes. */
export const GET_READY_MS = 5_000;

/** From this effort on a 10-minute version begins with an easier first slot, because its warm-up is short. */
const HARD_EFFORT = 8;

/** What a short version keeps: seconds a warm-up move, seconds of main part, and which moves stay. */
const SHORT_VERSIONS = {
  '15': {
    minutes: 15,
    warmUpSeconds: 30,
    warmUp: undefined,
    mainSeconds: 480,
    coolDown: ['quad_stretch', 'fig4', 'breathe'],
  },
  '10': {
    minutes: 10,
    warmUpSeconds: 45,
    warmUp: ['march', 'air_squat', 'hip_circles', 'good_mornings'],
    mainSeconds: 300,
    coolDown: ['quad_stretch', 'breathe'],
  },
} as const;

/** Of a short version's cool-down, each stretch. */
const SHORT_STRETCH_SECONDS = 60;

/** A circuit as far as it is played: its moves one after the other until the slots are used. */
interface PlayedCircuit extends PlannedCircuit {
  readonly slots: number;
}

/**
 * A workout as timed segments: get ready, warm-up, get ready, main part, get ready, cool-down. Without the three times
 * to get ready the segments add up to the stated minutes of the length exactly (product §20).
 *
 * A short version keeps the work and rest times and the circuits in their order, leaves out the breathers, plays as many
 * whole slots as fit, shared equally between the circuits, and adds what is left to the last stretch.
 */
export function planSession({ workout, warmUp, coolDown }: PlannedSession, length: PlannedLength): PlannedSegment[] {
  const { format, circuits, effort } = workout;
  const fullCircuits = circuits.map((circuit) => ({ ...circuit, slots: circuit.rounds * circuit.moves.length }));
  if (length === 'full') {
    const main = mainPart(fullCircuits, format, format.breatherSeconds, coolDown.moves[0]);
    return withGetReady([
      warmUpPart(warmUp.moves, warmUp.secondsPerMove),
      main,
      stretches(coolDown.moves.map((moveId) => ({ moveId, seconds: coolDown.secondsPerMove }))),
    ]);
  }

  const short = SHORT_VERSIONS[length];
  const slotSeconds = format.workSeconds + format.restSeconds;
  const played = shared(fullCircuits, Math.floor(short.mainSeconds / slotSeconds));
  const main = mainPart(played, format, 0, short.coolDown[0]);
  const begin = warmUpPart(short.warmUp ?? warmUp.moves, short.warmUpSeconds);
  const stretchSeconds = short.minutes * 60 - seconds(begin) - seconds(main);
  return withGetReady([
    begin,
    length === '10' && effort.to >= HARD_EFFORT ? withEasierStart(main) : main,
    stretches(lastTakesTheRest(short.coolDown, stretchSeconds)),
  ]);
}

/** Length of a plan in seconds, without the times to get ready. */
export function plannedSeconds(plan: readonly PlannedSegment[]): number {
  return seconds(plan.filter(({ kind }) => kind !== 'get-ready'));
}

const seconds = (segments: readonly PlannedSegment[]): number =>
  segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;

/** As many slots as there is time for, one circuit after the other in turn, none more than it has. */
function shared(circuits: readonly PlayedCircuit[], slots: number): PlayedCircuit[] {
  const shares = circuits.map(() => 0);
  const all = circuits.reduce((sum, circuit) => sum + circuit.slots, 0);
  for (let turn = 0, left = Math.min(slots, all); left > 0; turn = (turn + 1) % circuits.length) {
    const share = shares[turn] ?? 0;
    if (share >= (circuits[turn]?.slots ?? 0)) continue;
    shares[turn] = share + 1;
    left -= 1;
  }
  return circuits.map((circuit, index) => ({ ...circuit, slots: shares[index] ?? 0 })).filter(({ slots }) => slots > 0);
}

function warmUpPart(moves: readonly string[], secondsPerMove: number): PlannedSegment[] {
  return moves.map((moveId, index) => ({
    kind: 'work',
    step: 0,
    moveId,
    durationMs: secondsPerMove * 1000,
    place: { round: 1, rounds: 1, number: index + 1, count: moves.length },
  }));
}

function stretches(moves: readonly { moveId: string; seconds: number }[]): PlannedSegment[] {
  return moves.map((stretch, index) => ({
    kind: 'stretch',
    step: 2,
    moveId: stretch.moveId,
    durationMs: stretch.seconds * 1000,
    place: { round: 1, rounds: 1, number: index + 1, count: moves.length },
  }));
}

function lastTakesTheRest(moves: readonly string[], totalSeconds: number): { moveId: string; seconds: number }[] {
  const before = (moves.length - 1) * SHORT_STRETCH_SECONDS;
  return moves.map((moveId, index) => ({
    moveId,
    seconds: index === moves.length - 1 ? totalSeconds - before : SHORT_STRETCH_SECONDS,
  }));
}

function mainPart(
  circuits: readonly PlayedCircuit[],
  { workSeconds, restSeconds }: PlannedSession['workout']['format'],
  breatherSeconds: number,
  firstStretch: string | undefined,
): PlannedSegment[] {
  const works = circuits.flatMap(slotsOf);
  return works.flatMap((slot, index): PlannedSegment[] => {
    const next = works[index + 1];
    const coming = next ?? { ...slot, moveId: firstStretch ?? slot.moveId };
    const pause = { step: 1, moveId: coming.moveId, place: coming.place } as const;
    const isChangeOfCircuit = next !== undefined && next.circuitIndex !== slot.circuitIndex;
    return [
      { kind: 'work', step: 1, moveId: slot.moveId, durationMs: workSeconds * 1000, place: slot.place },
      { ...pause, kind: 'rest', durationMs: restSeconds * 1000 },
      ...(isChangeOfCircuit ? [{ ...pause, kind: 'breather', durationMs: breatherSeconds * 1000 } as const] : []),
    ].filter(({ durationMs }) => durationMs > 0) as PlannedSegment[];
  });
}

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

const withEasierStart = ([first, ...others]: PlannedSegment[]): PlannedSegment[] =>
  first ? [{ ...first, startsEasier: true }, ...others] : [];

function withGetReady(parts: readonly PlannedSegment[][]): PlannedSegment[] {
  return parts.flatMap(([first, ...others]) =>
    first
      ? [
          { kind: 'get-ready', step: first.step, moveId: first.moveId, durationMs: GET_READY_MS, place: first.place },
          first,
          ...others,
        ]
      : [],
  );
}

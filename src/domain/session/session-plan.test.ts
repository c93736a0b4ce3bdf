import { describe, expect, test } from 'vitest';
import {
  FIRST_GET_READY_MS,
  type PlannedItem,
  type PlannedLength,
  type PlannedSegment,
  type PlannedSession,
  plannedSeconds,
  planSession,
} from './session-plan.ts';
import type { MovePlace } from './session-set-up.ts';

const STANDING: MovePlace = { height: 'stand', kit: [] };
const PLACES: Readonly<Record<string, MovePlace>> = {
  row: { height: 'stand', kit: ['bottles'] },
  bridge: { height: 'floor', kit: ['mat'] },
  plank: { height: 'floor', kit: ['mat'] },
};
const FORMAT = { workSeconds: 40, restSeconds: 20, breatherSeconds: 60, setUpSeconds: 10 };
const CIRCUITS = [
  { name: 'A', rounds: 2, moves: ['squat', 'row'] },
  { name: 'B', rounds: 2, moves: ['bridge', 'plank'] },
];
const everyLength = (full: readonly PlannedItem[], short: readonly PlannedItem[]) => ({
  full,
  '15': short,
  '10': short,
});

function session(workout: Partial<PlannedSession['workout']> = {}, parts: Partial<PlannedSession> = {}) {
  return {
    workout: { format: FORMAT, circuits: CIRCUITS, effort: { to: 7 }, ...workout },
    warmUp: everyLength(
      [
        { moveId: 'march', seconds: 60 },
        { moveId: 'swings', seconds: 120 },
      ],
      [{ moveId: 'march', seconds: 60 }],
    ),
    coolDown: everyLength(
      [
        { moveId: 'calf', seconds: 40, setUpSeconds: 10 },
        { moveId: 'breathe', seconds: 60 },
      ],
      [{ moveId: 'breathe', seconds: 60 }],
    ),
    placeOf: (moveId: string) => PLACES[moveId] ?? STANDING,
    ...parts,
  };
}

const told = (plan: readonly PlannedSegment[]) =>
  plan.map(({ kind, step, moveId, durationMs }) => `${step} ${kind} ${moveId} ${durationMs / 1000}`);
const mainOf = (planned: PlannedSession, length: PlannedLength) =>
  planSession(planned, length).filter(({ step, kind }) => step === 1 && kind !== 'get-ready');
const worksOf = (planned: PlannedSession, length: PlannedLength) =>
  mainOf(planned, length).filter(({ kind }) => kind === 'work');

describe('a full workout', () => {
  test('is warm-up, circuits with rests, breather and set-ups, and a cool-down that ends on the minute', () => {
    const plan = planSession(session(), 'full');
    expect(told(plan)).toEqual([
      '0 get-ready march 10',
      '0 work march 60',
      '0 work swings 120',
      '1 get-ready squat 5',
      '1 work squat 40',
      '1 rest row 20',
      '1 set-up row 10',
      '1 work row 40',
      '1 rest squat 20',
      '1 set-up squat 10',
      '1 work squat 40',
      '1 rest row 20',
      '1 set-up row 10',
      '1 work row 40',
      '1 rest bridge 20',
      '1 breather bridge 60',
      '1 set-up bridge 10',
      '1 work bridge 40',
      '1 rest plank 20',
      '1 work plank 40',
      '1 rest bridge 20',
      '1 work bridge 40',
      '1 rest plank 20',
      '1 work plank 40',
      '1 rest calf 20',
      '2 get-ready calf 5',
      '2 set-up calf 10',
      '2 stretch calf 40',
      '2 stretch breathe 90',
    ]);
    expect(plannedSeconds(plan)).toBe(15 * 60);
    expect(plan[0]?.durationMs).toBe(FIRST_GET_READY_MS);
  });

  test('says of each segment where its move stands', () => {
    const plan = planSession(session(), 'full');
    const placeAt = (index: number) => plan[index]?.place;
    expect([placeAt(0), placeAt(1)]).toEqual(Array(2).fill({ round: 1, rounds: 1, number: 1, count: 2 }));
    expect(placeAt(2)).toEqual({ round: 1, rounds: 1, number: 2, count: 2 });
    expect([3, 4].map(placeAt)).toEqual(Array(2).fill({ circuit: 'A', round: 1, rounds: 2, number: 1, count: 2 }));
    // The rest, the set-up and the work of the second move; then the rest before the second round.
    expect([5, 6, 7].map(placeAt)).toEqual(Array(3).fill({ circuit: 'A', round: 1, rounds: 2, number: 2, count: 2 }));
    expect(placeAt(8)).toEqual({ circuit: 'A', round: 2, rounds: 2, number: 1, count: 2 });
    expect([14, 15, 16].map(placeAt)).toEqual(
      Array(3).fill({ circuit: 'B', round: 1, rounds: 2, number: 1, count: 2 }),
    );
    // The last rest stays in the place of the last move.
    expect([23, 24].map(placeAt)).toEqual(Array(2).fill({ circuit: 'B', round: 2, rounds: 2, number: 2, count: 2 }));
    expect([25, 26, 27].map(placeAt)).toEqual(Array(3).fill({ round: 1, rounds: 1, number: 1, count: 2 }));
  });

  test('of one plain circuit names none, and has no breather', () => {
    const plan = planSession(session({ circuits: [{ rounds: 2, moves: ['squat'] }] }), 'full');
    expect(plan.filter(({ kind }) => kind === 'breather')).toEqual([]);
    expect(plan.every(({ place }) => !('circuit' in place))).toBe(true);
  });

  test('sets nothing up for a first move with empty hands, and sets up for one with kit', () => {
    const first = (moveId: string) => mainOf(session({ circuits: [{ rounds: 1, moves: [moveId] }] }), 'full')[0]?.kind;
    expect(['squat', 'row', 'bridge'].map(first)).toEqual(['work', 'set-up', 'set-up']);
  });

  test('without a cool-down rests towards the move that was done', () => {
    const plan = planSession(session({}, { coolDown: everyLength([], []) }), 'full');
    expect(told(plan).at(-1)).toBe('1 rest plank 20');
  });

  test('of whole minutes is not made longer', () => {
    const coolDown = everyLength([{ moveId: 'breathe', seconds: 140 }], []);
    expect(told(planSession(session({}, { coolDown }), 'full')).at(-1)).toBe('2 stretch breathe 140');
  });
});

describe('a short version', () => {
  const movesOf = (planned: PlannedSession, length: PlannedLength) =>
    worksOf(planned, length).map(({ moveId }) => moveId);

  test('leaves out breathers, shares as many slots as fit between the circuits, and ends on the minute', () => {
    expect(movesOf(session(), '15')).toEqual(['squat', 'row', 'squat', 'row', 'bridge', 'plank', 'bridge']);
    expect(movesOf(session(), '10')).toEqual(['squat', 'row', 'bridge', 'plank']);
    expect(told(planSession(session(), '15')).at(-1)).toBe('2 stretch breathe 80');
    expect(told(planSession(session(), '10')).at(-1)).toBe('2 stretch breathe 100');
    expect(plannedSeconds(planSession(session(), '15'))).toBe(600);
    expect(plannedSeconds(planSession(session(), '10'))).toBe(420);
    expect(planSession(session(), '15').some(({ kind }) => kind === 'breather')).toBe(false);
  });

  test('counts the rounds and moves that are played', () => {
    const places = (length: PlannedLength) => worksOf(session(), length).map(({ place }) => place);
    expect(places('15').at(-1)).toEqual({ circuit: 'B', round: 2, rounds: 2, number: 1, count: 2 });
    expect(places('10').at(-1)).toEqual({ circuit: 'B', round: 1, rounds: 1, number: 2, count: 2 });
    const long = { format: { ...FORMAT, workSeconds: 100 }, circuits: [{ rounds: 1, moves: ['a', 'b', 'c', 'd'] }] };
    expect(worksOf(session(long), '10').map(({ place }) => place.count)).toEqual([2, 2]);
  });

  test('takes slots that fill the time to the second', () => {
    const circuits = [{ rounds: 20, moves: ['squat'] }];
    expect(worksOf(session({ circuits }), '15')).toHaveLength(8);
    expect(worksOf(session({ circuits }), '10')).toHaveLength(5);
    const longer = { circuits, format: { ...FORMAT, restSeconds: 21 } };
    expect(worksOf(session(longer), '15')).toHaveLength(7);
  });

  test('gives no circuit more slots than it has, and the others what is left', () => {
    const circuits = [
      { name: 'A', rounds: 1, moves: ['squat'] },
      { name: 'B', rounds: 5, moves: ['lunge'] },
      { name: 'C', rounds: 5, moves: ['boxer'] },
    ];
    expect(movesOf(session({ circuits }), '15').join(' ')).toBe('squat lunge lunge lunge lunge boxer boxer boxer');
  });

  test('plays only the first circuits where no more slots fit, and none where none does', () => {
    const slotOf = (workSeconds: number) => session({ format: { ...FORMAT, workSeconds } });
    expect(movesOf(slotOf(270), '10')).toEqual(['squat']);
    expect(told(planSession(slotOf(500), '10'))).toEqual([
      '0 get-ready march 10',
      '0 work march 60',
      '2 get-ready breathe 5',
      '2 stretch breathe 360',
    ]);
  });

  test('of ten minutes begins easier from an effort of eight on, in its first move alone', () => {
    const easier = (to: number, length: PlannedLength) =>
      planSession(session({ effort: { to } }), length).flatMap((segment, index) =>
        segment.startsEasier ? [`${index} ${segment.kind} ${segment.moveId}`] : [],
      );
    expect(easier(8, '10')).toEqual(['3 work squat']);
    expect([easier(7, '10'), easier(9, '15'), easier(9, 'full')]).toEqual([[], [], []]);
    const withKit = session({ effort: { to: 10 }, circuits: [{ rounds: 2, moves: ['row'] }] });
    expect(mainOf(withKit, '10').map(({ kind, startsEasier = false }) => `${kind} ${startsEasier}`)).toEqual([
      'set-up false',
      'work true',
      'rest false',
      'work false',
      'rest false',
    ]);
  });
});

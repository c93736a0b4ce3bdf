import { describe, expect, test } from 'vitest';
import type { Strain } from '#domain/body/strain.ts';
import { type LevelLimits, UNASKED_LIMITS } from './move-level.ts';
import type { PlayedLevel } from './played-level.ts';
import type { PlannedSegment } from './session-plan.ts';
import { type MoveFacts, type SessionChoices, sessionTimeline, sideChange, turningPoints } from './session-timeline.ts';

const PLACE = { round: 1, rounds: 1, number: 1, count: 1 };

const planned = (
  kind: PlannedSegment['kind'],
  moveId: string,
  more: Partial<PlannedSegment> & { circuit?: string } = {},
): PlannedSegment => {
  const { circuit, ...rest } = more;
  return { kind, moveId, step: 1, durationMs: 40_000, place: circuit ? { ...PLACE, circuit } : PLACE, ...rest };
};

function facts(kneels: boolean, more: Partial<MoveFacts> = {}): MoveFacts {
  const strains: Strain[] = kneels ? ['kneeling'] : [];
  return {
    cautions: [],
    strains: { easier: strains, standard: strains, harder: strains },
    standIns: [],
    isSided: () => false,
    hasChange: () => false,
    ...more,
  };
}
const MOVES: Readonly<Record<string, MoveFacts>> = {
  squat: facts(false),
  wall: facts(false),
  lunge: facts(false, { isSided: (level) => level !== 'easier' }),
  circles: facts(false, { hasChange: (level) => level === 'standard' }),
  crawl: facts(true, { standIns: ['squat', 'wall'] }),
  'kneels harder': facts(false, {
    strains: { easier: ['kneeling'], standard: ['kneeling'], harder: [] },
    standIns: ['wall'],
  }),
};
const NO_KNEELING: LevelLimits = { ...UNASKED_LIMITS, notForMe: ['kneeling'] };

const timeline = (plan: readonly PlannedSegment[], choices: Partial<SessionChoices> = {}) =>
  sessionTimeline(plan, {
    levelOf: (_moveId, level) => level ?? 'standard',
    swaps: {},
    hasChosenStart: false,
    limits: UNASKED_LIMITS,
    factsOf: (moveId) => MOVES[moveId] as MoveFacts,
    ...choices,
  });
const moves = (...timelineOf: Parameters<typeof timeline>) => timeline(...timelineOf).map(({ moveId }) => moveId);
const levels = (...timelineOf: Parameters<typeof timeline>) => timeline(...timelineOf).map(({ level }) => level);

test('every segment keeps kind, step, time and place, and gets the level and what happens half way', () => {
  const place = { circuit: 'A', round: 2, rounds: 3, number: 1, count: 4 };
  const about = { step: 1, moveId: 'squat', plannedMoveId: 'squat', level: 'harder', place } as const;
  const plan = [
    planned('rest', 'squat', { place, durationMs: 15_000 }),
    planned('work', 'squat', { place, durationMs: 45_000 }),
  ];
  expect(timeline(plan, { levelOf: () => 'harder' })).toEqual([
    { ...about, kind: 'rest', durationMs: 15_000 },
    { ...about, kind: 'work', durationMs: 45_000, halfway: 'half' },
  ]);
});

describe('half way', () => {
  const halfway = (kind: PlannedSegment['kind'], moveId: string, level: PlayedLevel = 'standard') =>
    timeline([planned(kind, moveId)], { levelOf: () => level })[0]?.halfway;

  test('a move of two sides changes them, in work and in a stretch', () => {
    expect([halfway('work', 'lunge'), halfway('stretch', 'lunge')]).toEqual(['switch-sides', 'switch-sides']);
    expect(halfway('stretch', 'lunge', 'easier')).toBeUndefined();
  });

  test('other work is told its half, a stretch only where something changes', () => {
    expect([halfway('work', 'squat'), halfway('stretch', 'squat')]).toEqual(['half', undefined]);
    expect([halfway('stretch', 'circles'), halfway('stretch', 'circles', 'harder')]).toEqual(['half', undefined]);
  });

  test.each(['get-ready', 'set-up', 'rest', 'breather'] as const)('nothing happens in %s', (kind) => {
    expect(timeline([planned(kind, 'lunge'), planned('work', 'lunge')])[0]).not.toHaveProperty('halfway');
  });
});

describe('a swap', () => {
  const swaps = { squat: 'wall' };

  test('takes the place of its move, in the waits before it too, and the plan remains known', () => {
    const plan = [planned('set-up', 'squat'), planned('work', 'squat'), planned('rest', 'lunge')];
    const swapped = timeline([...plan, planned('work', 'lunge')], { swaps });
    expect(swapped.map(({ moveId }) => moveId)).toEqual(['wall', 'wall', 'lunge', 'lunge']);
    expect(swapped.map(({ plannedMoveId }) => plannedMoveId)).toEqual(['squat', 'squat', 'lunge', 'lunge']);
  });

  test('changes nothing in warm-up and cool-down', () => {
    const plan = [planned('work', 'squat', { step: 0 }), planned('stretch', 'squat', { step: 2 })];
    expect(moves(plan, { swaps })).toEqual(['squat', 'squat']);
  });

  test('of a move with a planned level is played at the level of its own', () => {
    const plan = [planned('work', 'squat', { level: 'harder' })];
    expect([levels(plan), levels(plan, { swaps })]).toEqual([['harder'], ['standard']]);
  });

  test('for a move that is closed opens its place', () => {
    const choices = { limits: NO_KNEELING, swaps: { crawl: 'lunge' } };
    expect(moves([planned('work', 'crawl')], choices)).toEqual(['lunge']);
  });
});

describe('a level', () => {
  test('is that of the work to which a wait leads', () => {
    const levelOf = (moveId: string) => (moveId === 'squat' ? ('harder' as const) : ('easier' as const));
    const plan = [
      planned('get-ready', 'squat'),
      planned('work', 'squat'),
      planned('rest', 'lunge'),
      planned('set-up', 'lunge'),
      planned('work', 'lunge'),
      planned('rest', 'lunge'),
    ];
    expect(levels(plan, { levelOf })).toEqual(['harder', 'harder', 'easier', 'easier', 'easier', 'easier']);
  });

  test('begins easier where the plan says so, with the wait before, until a level was chosen', () => {
    const plan = [
      planned('get-ready', 'squat'),
      planned('work', 'squat', { startsEasier: true }),
      planned('rest', 'squat'),
      planned('work', 'squat'),
    ];
    const levelOf = () => 'harder' as const;
    expect(levels(plan, { levelOf })).toEqual(['easier', 'easier', 'harder', 'harder']);
    expect(levels(plan, { levelOf, hasChosenStart: true })).toEqual(['harder', 'harder', 'harder', 'harder']);
  });

  test('that is locked gives way to the next lighter one', () => {
    const limits = { ...UNASKED_LIMITS, pelvicSafe: true };
    expect(levels([planned('work', 'squat')], { levelOf: () => 'harder', limits })).toEqual(['standard']);
  });
});

describe('a move that is closed', () => {
  test('is played by its stand-in, in the waits before it too', () => {
    const plan = [planned('rest', 'crawl'), planned('work', 'crawl')];
    expect(timeline(plan, { limits: NO_KNEELING })).toMatchObject([
      { kind: 'rest', moveId: 'squat', plannedMoveId: 'crawl' },
      { kind: 'work', moveId: 'squat', plannedMoveId: 'crawl' },
    ]);
  });

  test('is played by one that its own row does not have: a row is a circuit, or a step', () => {
    const plan = [
      planned('work', 'crawl', { step: 0 }),
      planned('work', 'crawl', { circuit: 'A' }),
      planned('work', 'squat', { circuit: 'A' }),
      planned('work', 'crawl', { circuit: 'B' }),
      planned('work', 'wall', { circuit: 'B' }),
      planned('stretch', 'crawl', { step: 2 }),
      planned('stretch', 'squat', { step: 2 }),
    ];
    expect(moves(plan, { limits: NO_KNEELING })).toEqual(['squat', 'wall', 'squat', 'squat', 'wall', 'wall', 'squat']);
  });

  test('has its stand-in whatever the waits of its row lead to', () => {
    const plan = [planned('work', 'crawl'), planned('rest', 'squat'), planned('stretch', 'squat', { step: 2 })];
    expect(moves(plan, { limits: NO_KNEELING })).toEqual(['squat', 'squat', 'squat']);
  });

  test('stays in a wait that leads to nothing', () => {
    expect(moves([planned('rest', 'crawl')], { limits: NO_KNEELING })).toEqual(['crawl']);
  });

  test('is closed by the heaviest level that its row plans, in whatever order', () => {
    const light = planned('work', 'kneels harder', { level: 'standard' });
    const heavy = planned('work', 'kneels harder', { level: 'harder' });
    const unsaid = planned('work', 'kneels harder');
    const limits = NO_KNEELING;
    expect(moves([light, unsaid], { limits })).toEqual(['wall', 'wall']);
    for (const plan of [
      [light, heavy],
      [heavy, light],
      [heavy, unsaid],
      [unsaid, heavy],
    ])
      expect(moves(plan, { limits })).toEqual(['kneels harder', 'kneels harder']);
  });
});

describe('the turning points of a segment', () => {
  test('are the five seconds in the middle where sides change, with the same time for each side', () => {
    const sided = { kind: 'work', halfway: 'switch-sides', durationMs: 45_000 } as const;
    expect(sideChange(sided)).toEqual({ fromMs: 20_000, untilMs: 25_000 });
    expect(turningPoints(sided)).toEqual([20_000, 25_000]);
    expect(sideChange({ ...sided, durationMs: 4_000 })).toEqual({ fromMs: 0, untilMs: 4_000 });
  });

  test('are the half of a move that has one, and none of a wait', () => {
    expect(sideChange({ halfway: 'half', durationMs: 45_000 })).toBeUndefined();
    expect(turningPoints({ kind: 'work', halfway: 'half', durationMs: 45_000 })).toEqual([22_500]);
    expect(turningPoints({ kind: 'stretch', halfway: 'half', durationMs: 30_000 })).toEqual([15_000]);
    expect(turningPoints({ kind: 'stretch', durationMs: 30_000 })).toEqual([]);
    expect(turningPoints({ kind: 'rest', halfway: 'half', durationMs: 30_000 })).toEqual([]);
  });
});

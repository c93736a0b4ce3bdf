import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FIRST_LOADS_KG,
  isMoveLoads,
  knownLoad,
  LOAD_LIMITS_KG,
  loadText,
  type MoveLoads,
  steppedLoad,
  withLoad,
} from './move-load.ts';

const ROW = { moveId: 'row', kit: 'backpack' } as const;
const DEADLIFT = { moveId: 'deadlift', kit: 'backpack' } as const;
const PRESS = { moveId: 'press', kit: 'bottles' } as const;

describe('what is known of a load', () => {
  test.each([
    { name: 'nothing yet', loads: {}, known: undefined },
    { name: 'its own', loads: { row: 6, backpack: 4 }, known: { kg: 6, isOwn: true } },
    { name: 'that of the same kit', loads: { backpack: 4 }, known: { kg: 4, isOwn: false } },
    { name: 'not that of another kit', loads: { bottles: 1 }, known: undefined },
    { name: 'nothing where she wants none', loads: 'off', known: undefined },
  ] satisfies { name: string; loads: MoveLoads; known: unknown }[])('$name', ({ loads, known }) =>
    expect(knownLoad(loads, ROW)).toEqual(known),
  );

  test('noted once it is known for the move, and asked for no other with that kit', () => {
    const loads = withLoad(withLoad({}, ROW, 4), PRESS, 1.5);
    expect(knownLoad(loads, ROW)).toEqual({ kg: 4, isOwn: true });
    expect(knownLoad(loads, DEADLIFT)).toEqual({ kg: 4, isOwn: false });
    expect(knownLoad(withLoad(loads, DEADLIFT, 6), ROW)).toEqual({ kg: 4, isOwn: true });
  });

  test('noted after all, she wants it again', () => expect(withLoad('off', ROW, 4)).toEqual({ row: 4, backpack: 4 }));
});

test.each([
  [4, 'backpack', 1, 5],
  [4, 'backpack', -1, 3],
  [1, 'bottles', 1, 1.5],
  [0.5, 'bottles', -1, 0.5],
  [40, 'backpack', 1, 40],
] as const)('%s kg of %s, stepped by %s: %s kg', (kg, kit, by, next) => expect(steppedLoad(kg, kit, by)).toBe(next));

test('whatever she taps can be kept and read again', () => {
  const taps = fc.array(fc.constantFrom<1 | -1>(1, -1));
  fc.assert(
    fc.property(taps, fc.constantFrom('backpack' as const, 'bottles' as const), (steps, kit) => {
      const kg = steps.reduce((load, by) => steppedLoad(load, kit, by), 2);
      expect(isMoveLoads(withLoad({}, { moveId: 'row', kit }, kg))).toBe(true);
      expect(loadText(kg)).toMatch(/^\d+(\.5)? kg$/);
    }),
  );
});

test('loads that are offered first can be kept, and so can the heaviest, or none', () => {
  expect(FIRST_LOADS_KG).toEqual({ backpack: [2, 4, 6, 8], bottles: [0.5, 1, 1.5, 2] });
  expect([{ row: LOAD_LIMITS_KG.most }, {}, 'off'].every(isMoveLoads)).toBe(true);
});

test.each([
  [{ row: 4, press: 0 }],
  [4],
  [{ row: 0 }],
  [{ row: LOAD_LIMITS_KG.most + 1 }],
  [{ row: '4' }],
  [[4]],
  [null],
  ['on'],
])('what another hand left is not believed: %j', (value) => expect(isMoveLoads(value)).toBe(false));

import { expect, test } from 'vitest';
import { blinkAt, gazeAt, phaseAt } from './life.ts';
import { LOW, loopOf, STAND } from './rig.fixture.ts';

const SQUAT = loopOf(STAND, LOW);
const TENTHS = Array.from({ length: 600 }, (_, i) => i / 10);

test('the tempo wanders but never turns back, and stays within a tenth of a second', () => {
  for (const time of TENTHS) {
    expect(phaseAt(SQUAT, time + 0.1, 3)).toBeGreaterThan(phaseAt(SQUAT, time, 3));
    expect(Math.abs(phaseAt(SQUAT, time, 3) * SQUAT.seconds - time)).toBeLessThan(0.1);
  }
});

test('she blinks 12 to 22 times a minute', () => {
  const lids = Array.from({ length: 6000 }, (_, i) => blinkAt({ time: i / 100 }));
  const blinks = lids.filter((lid, i) => lid > 0.5 && (lids[i - 1] ?? 0) <= 0.5).length;
  expect(blinks).toBeGreaterThanOrEqual(12);
  expect(blinks).toBeLessThanOrEqual(22);
});

test('her eyes rest ahead most of the time and never turn far', () => {
  const looks = TENTHS.map((time) => gazeAt({ time }));
  expect(looks.filter(([left, up]) => left === 0 && up === 0).length).toBeGreaterThan(200);
  for (const [left, up] of looks) expect(Math.hypot(left, up)).toBeLessThan(9);
});

import { describe, expect, it } from 'vitest';
import { newGuard } from './guard.ts';

/** Feeds pictures that come every so many milliseconds; answers what was said that was not fine. */
function feed(guard: ReturnType<typeof newGuard>, from: number, every: number, pictures: number) {
  const said = [];
  for (let i = 1; i <= pictures; i += 1) {
    const verdict = guard.drawn(from + i * every);
    if (verdict !== 'fine') said.push(verdict);
  }
  return said;
}

describe('the guard', () => {
  it.each([
    [16.7, 300, []],
    [24, 300, []],
    [30, 60, ['coarser']],
    [30, 240, ['coarser', 'coarser', 'coarser', 'coarser']],
    [50, 600, ['coarser', 'coarser', 'coarser', 'coarser']],
  ])('hears pictures every %d ms, %d of them', (every, pictures, said) => {
    expect(feed(newGuard(), 0, every, pictures)).toEqual(said);
  });

  it('saves pixels three times, then every other picture, then gives up', () => {
    const guard = newGuard();
    const steps = [];
    let now = 0;
    for (let i = 0; i < 400; i += 1) {
      now += 90;
      const verdict = guard.drawn(now);
      if (verdict !== 'fine') steps.push([verdict, guard.ratio(3), guard.due(now + 20)]);
    }
    expect(steps.slice(0, 5)).toEqual([
      ['coarser', 1.5, true],
      ['coarser', 1, true],
      ['coarser', 0.75, true],
      ['coarser', 0.75, false],
      ['hopeless', 0.75, false],
    ]);
  });

  it('draws no finer than the device shows', () => {
    expect(newGuard().ratio(1)).toBe(1);
    expect(newGuard().ratio(3)).toBe(2);
  });

  it.each([
    [60, 60],
    [90, 90],
    [120, 60],
    [144, 72],
  ])('on a screen of %d pictures a second draws %d', (screen, drawn) => {
    const guard = newGuard();
    let count = 0;
    for (let i = 1; i <= screen; i += 1) {
      const now = (i * 1000) / screen;
      if (!guard.due(now)) continue;
      guard.drawn(now);
      count += 1;
    }
    expect(count).toBe(drawn);
  });

  it('takes a pause of the page for no slow picture, and forgets what was before a change', () => {
    const guard = newGuard();
    expect(feed(guard, 0, 1000, 50)).toEqual([]);
    expect(feed(guard, 60_000, 40, 24)).toEqual([]);
    guard.reset();
    expect(feed(guard, 80_000, 40, 24)).toEqual([]);
  });
});

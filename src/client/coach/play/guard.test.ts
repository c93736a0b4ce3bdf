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

/** Pictures that are drawn in a second of a screen that shows so many. */
function drawnInSecond(guard: ReturnType<typeof newGuard>, from: number, screen: number): number {
  let count = 0;
  for (let i = 1; i <= screen; i += 1) {
    const now = from + (i * 1000) / screen;
    if (!guard.due(now)) continue;
    guard.drawn(now);
    count += 1;
  }
  return count;
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
    expect(drawnInSecond(newGuard(), 0, screen)).toBe(drawn);
  });

  it('takes a pause of the page for no slow picture, and forgets what was before a change', () => {
    const guard = newGuard();
    expect(feed(guard, 0, 1000, 50)).toEqual([]);
    expect(feed(guard, 60_000, 40, 24)).toEqual([]);
    guard.reset();
    expect(feed(guard, 80_000, 40, 24)).toEqual([]);
  });

  /** Lets a device draw for some seconds that needs so long for a picture; answers what was said that was not fine. */
  function run(guard: ReturnType<typeof newGuard>, from: number, seconds: number, takes: (now: number) => number) {
    const said: [number, string][] = [];
    let [now, free] = [from, from];
    for (; now < from + seconds * 1000; now += 1000 / 60) {
      if (now < free || !guard.due(now)) continue;
      const verdict = guard.drawn(now);
      if (verdict !== 'fine') said.push([Math.round((now - from) / 1000), verdict]);
      free = now + takes(now);
    }
    return said;
  }
  const slowDown = (guard: ReturnType<typeof newGuard>) => run(guard, 0, 10, () => 30);

  it('takes a step back after each calm minute, the halved pictures first', () => {
    const guard = newGuard();
    expect(slowDown(guard).map(([, said]) => said)).toEqual(['coarser', 'coarser', 'coarser', 'coarser']);
    expect([guard.ratio(3), guard.due(10_020)]).toEqual([0.75, false]);
    const said = run(guard, 10_000, 290, () => 5);
    expect(said.map(([, verdict]) => verdict)).toEqual(['finer', 'finer', 'finer', 'finer']);
    const times = [0, ...said.map(([at]) => at)];
    for (const [i, at] of times.slice(1).entries())
      expect(at - (times[i] ?? 0)).toBeGreaterThanOrEqual(i === 0 ? 50 : 60);
    expect(guard.ratio(3)).toBe(2);
  });

  it('counts a calm minute over changes of the clip', () => {
    const guard = newGuard();
    slowDown(guard);
    expect(run(guard, 10_000, 45, () => 5)).toEqual([]);
    guard.reset();
    expect(run(guard, 55_000, 30, () => 5).length).toBe(1);
  });

  it('tries a step that did not hold again after twice the time', () => {
    const guard = newGuard();
    slowDown(guard);
    const said = run(guard, 10_000, 460, () => 30);
    expect(said.map(([, verdict]) => verdict)).toEqual(['finer', 'coarser', 'finer', 'coarser', 'finer', 'coarser']);
    const risen = said.filter(([, verdict]) => verdict === 'finer').map(([at]) => at);
    expect((risen[1] ?? 0) - (risen[0] ?? 0)).toBeGreaterThanOrEqual(120);
    expect((risen[2] ?? 0) - (risen[1] ?? 0)).toBeGreaterThanOrEqual(240);
  });

  it('draws half the pictures where it is told to spare the device, and all of them afterwards', () => {
    const guard = newGuard();
    guard.spare(true);
    expect(drawnInSecond(guard, 0, 60)).toBe(30);
    expect(run(guard, 2_000, 100, () => 5)).toEqual([]);
    expect(guard.ratio(3)).toBe(2);
    guard.spare(false);
    expect(drawnInSecond(guard, 200_000, 60)).toBe(60);
  });

  it('saves pixels where half the pictures are too many', () => {
    const guard = newGuard();
    guard.spare(true);
    expect(run(guard, 0, 4, () => 55).map(([, said]) => said)).toContain('coarser');
  });
});

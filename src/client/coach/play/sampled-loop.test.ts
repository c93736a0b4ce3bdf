import { expect, it } from 'vitest';
import { compile } from '#client/coach/rig/compile.ts';
import { STRIDE } from '#client/coach/rig/frame.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { newMoment, solveMoment } from './moment.ts';
import { newSampledLoop } from './sampled-loop.ts';

/** Phases between the samples, so that none is read as it was solved. */
const PHASES = [0.0437, 0.1371, 0.2713, 0.3547, 0.4731, 0.5873, 0.6711, 0.7933, 0.9167];

/** Furthest that a joint is from where the rig has it, metres, at each phase. */
function errors(clip: Clip): number[] {
  const compiled = compile(clip);
  const loop = newSampledLoop(compiled);
  const [read, solved] = [newMoment(), newMoment()];
  return PHASES.map((phase) => {
    loop.read(phase, read);
    solveMoment(compiled, phase, solved);
    const far = BONES.map((_, bone) => {
      const d = [0, 1, 2].map((k) => (read.frame[bone * STRIDE + k] ?? 0) - (solved.frame[bone * STRIDE + k] ?? 0));
      return Math.hypot(...d);
    });
    return Math.max(...far);
  });
}

it('reads every clip within two millimetres of the rig, and within eight where a foot strikes the floor at speed', () => {
  const all = Object.entries(NAMED_CLIPS).map(([name, clip]) => ({ name, metres: errors(clip) }));
  const over = (limit: number) => all.flatMap(({ name, metres }) => metres.filter((m) => m > limit).map(() => name));
  expect(over(0.008)).toEqual([]);
  expect(over(0.002).length).toBeLessThanOrEqual(2);
});

it('reads a loop that goes on from its end to its beginning', () => {
  const loop = newSampledLoop(compile(NAMED_CLIPS['squat-standard']));
  const [a, b] = [newMoment(), newMoment()];
  loop.read(0.9999999, a);
  loop.read(1.0000001, b);
  a.row.forEach((value, k) => {
    expect(b.row[k]).toBeCloseTo(value, 4);
  });
});

it('is solved ahead until nothing is left', () => {
  let solved = 0;
  const compiled = compile(NAMED_CLIPS['squat-standard']);
  const breath = (phase: number) => {
    solved += 1;
    return compiled.breath(phase);
  };
  const loop = newSampledLoop({ ...compiled, breath });
  loop.ahead(2);
  expect(solved).toBe(2);
  loop.ahead(1000);
  const all = solved;
  loop.ahead(2);
  for (const phase of PHASES) loop.read(phase, newMoment());
  expect([all > 100, all < 1000, solved]).toEqual([true, true, all]);
});

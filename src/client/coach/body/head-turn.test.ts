import { beforeEach, describe, expect, it } from 'vitest';
import { compile } from '#client/coach/rig/compile.ts';
import { frameAt, STRIDE } from '#client/coach/rig/frame.ts';
import { unit } from '#client/coach/rig/vector.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from '../rig/bones.ts';
import { fromFrame } from '../rig/held.ts';
import { turnHead } from './head-turn.ts';

const DEGREES = 180 / Math.PI;
const standing = compile(NAMED_CLIPS['squat-standard']);

/** Degrees between where her face looks and a point. */
function off(frame: Float32Array, point: Vec): number {
  const [, , ahead] = unit(fromFrame(frame, B.head, point));
  return Math.acos(ahead) * DEGREES;
}
const at = (frame: Float32Array, bone: number) => [...frame.subarray(bone * STRIDE, bone * STRIDE + 3)];

let frame: Float32Array;
beforeEach(() => {
  frame = frameAt(standing, 0).slice();
});

describe('the head', () => {
  const aside = [3, 1.5, 3] as const;

  it('turns to who stands at her side, and leaves the rest to the eyes', () => {
    const before = off(frame, aside);
    turnHead(frame, aside, 1);
    expect(before).toBeGreaterThan(35);
    expect(off(frame, aside)).toBeLessThan(12);
  });

  it('goes with its share, half of it in the neck, and nothing comes apart', () => {
    const [head, bun, chest] = [at(frame, B.head), at(frame, B.bun), at(frame, B.chest)];
    const before = off(frame, aside);
    turnHead(frame, aside, 0.5);
    expect(off(frame, aside)).toBeGreaterThan(before * 0.4);
    const length = (a: number[], b: number[]) => Math.hypot(...a.map((x, k) => x - (b[k] ?? 0)));
    expect(length(at(frame, B.head), at(frame, B.neck))).toBeCloseTo(length(head, at(frame, B.neck)), 5);
    expect(length(at(frame, B.bun), at(frame, B.head))).toBeCloseTo(length(bun, head), 5);
    expect(at(frame, B.chest)).toEqual(chest);
  });

  it('goes no further than a neck with ease', () => {
    const side = [4, 1.5, 0.6] as const;
    const before = off(frame, side);
    turnHead(frame, side, 1);
    expect(before - off(frame, side)).toBeLessThan(46);
    expect(before - off(frame, side)).toBeGreaterThan(30);
  });

  it.each([
    ['to nobody', aside, 0],
    ['to somebody behind her', [0.4, 1.5, -4] as const, 1],
  ] as const)('does not turn %s', (_, point, share) => {
    const before = [...frame];
    turnHead(frame, point, share);
    expect([...frame]).toEqual(before);
  });

  it('stays between hands that hold it', () => {
    const held = frameAt(compile(NAMED_CLIPS['cross_crunch-standard']), 0).slice();
    const before = [...held];
    turnHead(held, aside, 1);
    for (const [i, value] of held.entries()) expect(value).toBeCloseTo(before[i] ?? Number.NaN, 4);
  });
});

import { expect, it } from 'vitest';
import { FIGURE, type HairStyle, PIECE } from '#client/coach/shape/figure.ts';
import { ARM_DIR, BONE_COUNT, FIRST_HAIR } from '../body/bind-pose.ts';
import { B } from '../rig/bones.ts';
import { piecesOf } from './pieces.ts';
import { weigh } from './weights.ts';

const { parts, limbs } = piecesOf(FIGURE);

function weightsAt(point: readonly [number, number, number], kind: number, style: HairStyle = 'bun'): Float32Array {
  const weights = new Float32Array(BONE_COUNT);
  weigh(point, kind, { ...limbs, style }, weights);
  return weights;
}
const total = (weights: Float32Array): number => weights.reduce((sum, weight) => sum + weight, 0);

it('gives every vertex to its bones whole and once', () => {
  for (const { piece, kind } of parts)
    for (let v = 0; v < piece.ao.length; v += 7) {
      const [x = 0, y = 0, z = 0] = piece.pos.slice(v * 3, v * 3 + 3);
      const weights = weightsAt([x, y, z], kind);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      expect(total(weights)).toBeCloseTo(1, 5);
    }
});

it.each<HairStyle>(['tail', 'long', 'bob'])('gives loose hair to its chain whole and once: %s', (style) => {
  for (let y = 1.2; y < 1.8; y += 0.01) {
    const weights = weightsAt([0, y, -0.16], PIECE.hair, style);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
    expect((weights[B.head] ?? 0) + total(weights.subarray(FIRST_HAIR))).toBeCloseTo(1, 6);
  }
});

it('gives the fingers to the hand, and the crown to the head', () => {
  const [x, y] = [0.153 + ARM_DIR[0] * 0.65, 1.314 + ARM_DIR[1] * 0.65];
  expect(weightsAt([x, y, -0.026], PIECE.hand)[B.handL]).toBe(1);
  expect(weightsAt([0, 1.7, 0], PIECE.head)[B.head]).toBe(1);
});

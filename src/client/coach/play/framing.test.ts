import { describe, expect, it } from 'vitest';
import { compile } from '#client/coach/rig/compile.ts';
import { FRAME_LENGTH, frameAt, STRIDE } from '#client/coach/rig/frame.ts';
import { add, rotate, type V3 } from '#client/coach/rig/vector.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { aim, axesOf, type CameraView, newLens } from '../camera.ts';
import { B } from '../rig/bones.ts';
import { quatAt, vecAt } from '../rig/channels.ts';
import { newCarried, writeCarried } from '../room/carried.ts';
import { type Ball, ballsOf, fitView, furnitureBalls } from './framing.ts';
import { newMoment } from './moment.ts';

const ASPECTS = [358 / 390, 320 / 160, 390 / 640, 1];
const PHASES = 40;
const RADIANS = Math.PI / 180;

/** Where a point is on the stage: -1 to 1 from left to right and from bottom to top. */
function onStage(m: Float32Array, x: number, y: number, z: number): readonly [number, number] {
  const row = (r: number) => (m[r] ?? 0) * x + (m[4 + r] ?? 0) * y + (m[8 + r] ?? 0) * z + (m[12 + r] ?? 0);
  return [row(0) / row(3), row(1) / row(3)];
}

const viewFor = ({ view: { yaw, pitch, air } }: Clip, balls: readonly Ball[], aspect: number): CameraView =>
  fitView(balls, yaw * RADIANS, pitch * RADIANS, aspect, air);

/** Joints at many phases, but for those that a near view leaves out. */
function jointsOf(compiled: ReturnType<typeof compile>): [number, number, number][] {
  const last = compiled.clip.near === 'top' ? B.thighL : FRAME_LENGTH / STRIDE;
  const frame = new Float32Array(FRAME_LENGTH);
  const out: [number, number, number][] = [];
  for (let i = 0; i < PHASES; i += 1) {
    frameAt(compiled, i / PHASES, frame);
    for (let b = 0; b + 1 <= last && (b + 1) * STRIDE <= FRAME_LENGTH; b += 1)
      out.push([frame[b * STRIDE] ?? 0, frame[b * STRIDE + 1] ?? 0, frame[b * STRIDE + 2] ?? 0]);
  }
  return out;
}

/** Every loop with what has to be seen of her and her furniture, for every stage. */
const LOOPS = Object.entries(NAMED_CLIPS).map(([name, clip]) => {
  const compiled = compile(clip);
  const hers = ballsOf(compiled);
  return { name, clip, compiled, hers, balls: [...hers, ...furnitureBalls(clip)], joints: jointsOf(compiled) };
});

describe.each(ASPECTS)('on a stage %d times as wide as high', (aspect) => {
  it('every loop is seen whole', () => {
    const lens = newLens();
    const wrong: string[] = [];
    for (const { name, clip, balls, joints } of LOOPS) {
      aim(viewFor(clip, balls, aspect), aspect, 1, lens);
      const furthest = (points: readonly (readonly [number, number, number])[]) =>
        points.reduce((most, [x, y, z]) => Math.max(most, ...onStage(lens.matrix, x, y, z).map(Math.abs)), 0);
      const her = furthest(joints);
      if (her > 0.985) wrong.push(`${name} is cut: ${her.toFixed(3)}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Corners of the faces of what she carries, at many phases. */
function carriedPoints(compiled: ReturnType<typeof compile>): V3[] {
  const { solids, place } = newCarried(compiled.clip);
  const { carried: numbers } = newMoment();
  return Array.from({ length: PHASES }, (_, i) => i / PHASES).flatMap((phase) => {
    writeCarried(compiled.clip, frameAt(compiled, phase), numbers);
    place(numbers);
    return solids.flatMap(({ at, half, turn, round: [side = 0, rim = 0] }) =>
      [0, 1, 2].flatMap((face) => {
        const [x = 0, y = 0, z = 0] = [...half].map(
          (size, axis) => size - (axis === face ? 0 : axis === 1 ? rim : side),
        );
        return SIGNS.flatMap((a) =>
          SIGNS.flatMap((b) => SIGNS.map((c) => add(vecAt(at, 0), rotate(quatAt(turn, 0), [x * a, y * b, z * c])))),
        );
      }),
    );
  });
}
const SIGNS = [1, -1];

it.each(ASPECTS)('on a stage %d times as wide as high all that she carries is seen whole', (aspect) => {
  const wrong: string[] = [];
  for (const { name, clip, compiled, balls } of LOOPS.filter((loop) => loop.clip.held)) {
    const view = viewFor(clip, balls, aspect);
    const lens = newLens();
    aim(view, aspect, 1, lens);
    const far = carriedPoints(compiled).flatMap(([x, y, z]) => onStage(lens.matrix, x, y, z).map(Math.abs));
    const furthest = Math.max(...far);
    if (furthest > 0.985) wrong.push(`${name} is cut: ${furthest.toFixed(3)}`);
  }
  expect(wrong).toEqual([]);
});

/** The share of a stage that balls take, across or down, whichever is more. */
function takenBy(balls: readonly Ball[], { yaw, pitch }: CameraView, matrix: Float32Array): number {
  const axes = axesOf(yaw, pitch);
  const spans = [0, 1].map((k) => {
    const [dx, dy, dz] = axes[k] ?? axes[0];
    const at = balls.flatMap(([x, y, z, radius]) =>
      [radius, -radius].map((r) => onStage(matrix, x + dx * r, y + dy * r, z + dz * r)[k] ?? 0),
    );
    return (Math.max(...at) - Math.min(...at)) / 2;
  });
  return Math.max(...spans);
}

it.each(ASPECTS)(
  'a stage %d times as wide as high is hers: every loop takes nineteen parts in twenty of it',
  (aspect) => {
    const lens = newLens();
    const wrong: string[] = [];
    for (const { name, clip, hers, balls } of LOOPS) {
      const view = viewFor(clip, balls, aspect);
      aim(view, aspect, 1, lens);
      const [taken, byHer] = [takenBy(balls, view, lens.matrix), takenBy(hers, view, lens.matrix)];
      if (taken < 0.993 - 2 * (clip.view.air ?? 0.024)) wrong.push(`${name} leaves room: ${taken.toFixed(3)}`);
      if (byHer < (clip.view.air ? 0.6 : 0.69)) wrong.push(`${name} gives it to the furniture: ${byHer.toFixed(3)}`);
    }
    expect(wrong).toEqual([]);
  },
);

it('keeps a chair on the stage with her', () => {
  const clip = NAMED_CLIPS['chair_squat-standard'];
  const compiled = compile(clip);
  const lens = newLens();
  aim(fitView([...ballsOf(compiled), ...furnitureBalls(clip)], 0.9, 0.15, 1), 1, 1, lens);
  const far = furnitureBalls(clip).map(([x, y, z]) => Math.max(...onStage(lens.matrix, x, y, z).map(Math.abs)));
  expect(far).toHaveLength(8);
  expect(Math.max(...far)).toBeLessThan(0.97);
});

it.each(ASPECTS)('on a stage %d times as wide as high a clip that asks for air has it at every edge', (aspect) => {
  const lens = newLens();
  const wrong: string[] = [];
  for (const { name, clip, balls } of LOOPS.filter((loop) => loop.clip.view.air)) {
    const view = viewFor(clip, balls, aspect);
    aim(view, aspect, 1, lens);
    const most = furthestOf(balls, view, lens.matrix);
    if (most > 1 - 1.9 * (clip.view.air ?? 0)) wrong.push(`${name}: ${most.toFixed(3)}`);
  }
  expect(wrong).toEqual([]);
});

/** How far from the middle of the stage balls reach: 1 is its edge. */
function furthestOf(balls: readonly Ball[], { yaw, pitch }: CameraView, matrix: Float32Array): number {
  const axes = axesOf(yaw, pitch);
  return Math.max(
    ...balls.flatMap(([x, y, z, radius]) =>
      [axes[0], axes[1]].flatMap(([dx, dy, dz]) =>
        [radius, -radius].flatMap((r) => onStage(matrix, x + dx * r, y + dy * r, z + dz * r).map(Math.abs)),
      ),
    ),
  );
}

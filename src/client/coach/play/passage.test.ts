import { expect, test } from 'vitest';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { aim, type CameraView, newLens } from '../camera.ts';
import { THEMES } from '../looks.ts';
import { B } from '../rig/bones.ts';
import { inFrame } from '../rig/held.ts';
import { SOLID_OPACITY } from '../room/solid.ts';
import { newMoment } from './moment.ts';
import { newPassage } from './passage.ts';
import { FIRST_HALF, sceneOf, viewOf } from './scene.ts';

const VIEW = { yaw: 0, pitch: 0, centre: [0, 0, 0], span: 2 } as const;
const sceneFor = (name: ClipName) => sceneOf(NAMED_CLIPS[name], FIRST_HALF, 0.4, THEMES.light);

/** The way from one clip to another: at a share of it what the shaders are given of each thing, or of each mat. */
function wayBetween(from: ClipName, to: ClipName) {
  const scene = sceneFor(to);
  const passage = newPassage({ ...sceneFor(from), phase: 0, view: VIEW }, scene, 0, false);
  const moment = newMoment();
  const drawnAt = (share: number, mats = false) => {
    passage.read(share, moment);
    return passage.solids.filter(({ kind }) => (kind === 'mat') === mats).map(({ row }) => [...row]);
  };
  return { scene, passage, drawnAt };
}
const opacities = (rows: readonly number[][]) => rows.map((row) => row[SOLID_OPACITY]);
const all = (opacity: number) => (n: number | undefined) => n === opacity;

test('furniture that she comes to is drawn only by and by', () => {
  const { drawnAt } = wayBetween('squat-standard', 'chair_squat-standard');
  expect(opacities(drawnAt(0)).every(all(0))).toBe(true);
  expect(opacities(drawnAt(1)).every(all(1))).toBe(true);
});

test('furniture that she leaves is drawn less and less', () => {
  const { drawnAt } = wayBetween('chair_squat-standard', 'squat-standard');
  expect(opacities(drawnAt(0)).every(all(1))).toBe(true);
  expect(opacities(drawnAt(1)).every(all(0))).toBe(true);
});

test('furniture that she comes to is drawn under her, wherever her way has taken her', () => {
  const { scene, passage, drawnAt } = wayBetween('hip_thrust-standard', 'chair_squat-standard');
  const [seat = []] = drawnAt(1).filter((row) => row[SOLID_OPACITY] === 1);
  const moment = newMoment();
  passage.read(1, moment);
  const arrived = [...moment.frame.slice(0, 3)];
  scene.repetition(0, 0).loop.read(0, moment);
  const fromHips = (hips: readonly number[], at: ArrayLike<number>) => hips.map((n, i) => n - (at[i] ?? 0));
  const inClip = fromHips([...moment.frame.slice(0, 3)], scene.furniture[0]?.at ?? []);
  for (const [i, metres] of fromHips(arrived, seat).entries()) expect(metres).toBeCloseTo(inClip[i] ?? Number.NaN, 2);
});

test('furniture that is on its way in goes on from there where another move with it is asked for', () => {
  const to = sceneFor('chair_squat-standard');
  const first = newPassage({ ...sceneFor('squat-standard'), phase: 0, view: VIEW }, to, 0, false);
  const moment = newMoment();
  const chairAt = (passage: typeof first, share: number) => {
    passage.read(share, moment);
    return passage.solids.filter(({ kind }) => kind !== 'mat').map(({ row }) => row[SOLID_OPACITY] ?? 0);
  };
  const before = chairAt(first, 0.3);
  const next = newPassage(first.leaving(0.3, VIEW), sceneFor('chair_squat-easier'), 0, false);
  expect(before[0]).toBeGreaterThan(0);
  expect(before[0]).toBeLessThan(1);
  expect(chairAt(next, 0)).toEqual(before);
  expect(opacities(wayBetween('chair_squat-standard', 'chair_squat-easier').drawnAt(0.5)).every(all(1))).toBe(true);
});

const SHARES = Array.from({ length: 101 }, (_, i) => i / 100);

test('of two mats that lie otherwise the one is gone before the other is there', () => {
  const { drawnAt } = wayBetween('dead_bug-standard', 'side_plank-standard');
  const mats = SHARES.map((share) => opacities(drawnAt(share, true)));
  expect(mats[0]).toEqual([0, 1]);
  expect(mats.at(-1)).toEqual([1, 0]);
  expect(mats.filter((both) => both.every((opacity = 0) => opacity > 0))).toEqual([]);
});

test('a bag is laid on the floor, as large as it was, and is gone at the end; and taken up from there', () => {
  const bag = (share: number, { drawnAt }: ReturnType<typeof wayBetween>) => {
    const [[, y = 0, , , halfX, halfY = 0, ...others] = []] = drawnAt(share);
    return { bottom: y - halfY, sizes: [halfX, halfY], opacity: others[SOLID_OPACITY - 6] };
  };
  const lays = wayBetween('row-standard', 'dead_bug-standard');
  const [held, laid, gone] = [0, 0.35, 1].map((share) => bag(share, lays));
  expect(held?.bottom).toBeGreaterThan(0.02);
  expect(laid?.bottom).toBeLessThan(0.01);
  expect(laid).toMatchObject({ sizes: held?.sizes, opacity: 1 });
  expect(gone?.opacity).toBe(0);
  const takes = wayBetween('dead_bug-standard', 'row-standard');
  expect(bag(0, takes).opacity).toBe(0);
  expect(bag(0.65, takes)).toMatchObject({ opacity: 1 });
  expect(bag(0.65, takes).bottom).toBeCloseTo(0, 2);
  expect(bag(1, takes).bottom).toBeCloseTo(held?.bottom ?? 0, 1);
});

test.each<[ClipName, ClipName]>([
  ['ham_fold-standard', 'fig4-standard'],
  ['shoulder_rolls-standard', 'bridge-standard'],
  ['breathe-standard', 'squat-standard'],
])('her head is in the picture all the way from %s to %s', (first, next) => {
  const [from, to] = [sceneFor(first), sceneFor(next)];
  const lens = newLens();
  const moment = newMoment();
  for (const [width, height] of [
    [0.6, 1],
    [1, 1],
    [2, 1],
  ] as const) {
    const aspect = width / height;
    const [leaves, comes] = [from, to].map((scene) => viewOf(scene, { yaw: 0, pitch: 0 }, aspect));
    const passage = newPassage({ ...from, phase: 0, view: leaves as CameraView }, to, 0, false);
    const offs = SHARES.map((share) => {
      passage.read(share, moment);
      aim(passage.viewAt(share, comes as CameraView, aspect, moment.frame), width, height, lens);
      const m = lens.matrix;
      const [x, y, z] = inFrame(moment.frame, B.head, [0, 0.12, 0]);
      const [across = 0, up = 0, , depth = 1] = [0, 1, 2, 3].map(
        (r) => (m[r] ?? 0) * x + (m[4 + r] ?? 0) * y + (m[8 + r] ?? 0) * z + (m[12 + r] ?? 0),
      );
      return Math.max(Math.abs(across), Math.abs(up)) / depth;
    });
    expect(Math.max(...offs)).toBeLessThan(1);
  }
});

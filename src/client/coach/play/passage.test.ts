import { expect, test } from 'vitest';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { THEMES } from '../looks.ts';
import { SOLID_OPACITY } from '../room/solid.ts';
import { newMoment } from './moment.ts';
import { newPassage } from './passage.ts';
import { FIRST_HALF, sceneOf } from './scene.ts';

const VIEW = { yaw: 0, pitch: 0, centre: [0, 0, 0], span: 2 } as const;
const sceneFor = (name: ClipName) => sceneOf(NAMED_CLIPS[name], FIRST_HALF, 0.4, THEMES.light);

/** The way from one clip to another: at a share of it what the shaders are given of each thing but mats. */
function wayBetween(from: ClipName, to: ClipName) {
  const scene = sceneFor(to);
  const passage = newPassage({ ...sceneFor(from), phase: 0, view: VIEW }, scene, 0, false);
  const moment = newMoment();
  const drawnAt = (share: number) => {
    passage.read(share, moment);
    return passage.solids.filter(({ kind }) => kind !== 'mat').map(({ row }) => [...row]);
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

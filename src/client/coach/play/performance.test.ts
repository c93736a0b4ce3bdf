import { beforeEach, describe, expect, it } from 'vitest';
import { STRIDE } from '#client/coach/rig/frame.ts';
import { dot, rotate, sub, unit } from '#client/coach/rig/vector.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { aim, eyeOf, newLens } from '../camera.ts';
import type { Picture } from '../gl/picture.ts';
import { THEMES } from '../looks.ts';
import { B } from '../rig/bones.ts';
import { vecAt } from '../rig/channels.ts';
import { turnIn } from '../rig/held.ts';
import { newPerformance, type Performance } from './performance.ts';

const TICK = 1 / 60;
const WATCHED = [B.pelvis, B.head, B.handL, B.handR, B.footL, B.footR];
const lens = newLens();

/** Where watched joints are on a square stage that is 2 wide. */
function onStage({ frame, view }: Picture): number[] {
  aim(view, 1, 1, lens);
  const m = lens.matrix;
  return WATCHED.flatMap((bone) => {
    const [x = 0, y = 0, z = 0] = frame.subarray(bone * STRIDE, bone * STRIDE + 3);
    const row = (r: number) => (m[r] ?? 0) * x + (m[4 + r] ?? 0) * y + (m[8 + r] ?? 0) * z + (m[12 + r] ?? 0);
    return [row(0) / row(3), row(1) / row(3)];
  });
}

/** Lets time go by; answers the furthest that a joint goes on the stage from one picture to the next. */
function watch(act: Performance, seconds: number): number {
  let before = onStage(act.picture(1));
  let most = 0;
  for (let t = 0; t < seconds; t += TICK) {
    act.advance(TICK);
    const now = onStage(act.picture(1));
    most = Math.max(most, ...now.map((at, i) => Math.abs(at - (before[i] ?? 0))));
    before = now;
  }
  return most;
}
/** Furthest in a sixtieth of a second that is a movement: five stages a second. A cut goes further. */
const MOVEMENT = 0.085;

const height = ({ frame }: Picture, bone: number) => frame[bone * STRIDE + 1] ?? 0;
const turn = { yaw: 0, pitch: 0 };

/** Degrees between where her face looks and the viewer. */
function offViewer({ frame, view }: Picture): number {
  const face = rotate(turnIn(frame, B.head), [0, 0, 1]);
  const way = unit(sub(eyeOf(view), vecAt(frame, B.head * STRIDE)));
  return Math.acos(dot(way, face)) * (180 / Math.PI);
}

let act: Performance;
const show = (name: ClipName, options = {}) => act.show(NAMED_CLIPS[name], options);

beforeEach(() => {
  turn.yaw = 0;
  act = newPerformance(NAMED_CLIPS['squat-standard'], THEMES.light, turn, false);
  act.picture(1);
});

it('the camera leaves room for curls, and comes near again without them', () => {
  const span = () => act.picture(1).view.span;
  const near = span();
  act.dress({ figure: { build: 'soft', hair: 'curls' } });
  expect(span()).toBeGreaterThan(near * 1.005);
  act.dress({ figure: { build: 'soft', hair: 'bun' } });
  expect(span()).toBe(near);
});

describe('the coach', () => {
  it.each<ClipName>([
    'reverse_lunge-standard',
    'bird_dog-standard',
    'clock_tap-standard',
    'bridge-standard',
    'squat-harder',
    'scene-celebration',
  ])('goes over to %s without a cut, whatever she is doing', (name) => {
    for (const from of [0.1, 1.3]) {
      show('squat-standard');
      watch(act, 6);
      watch(act, from);
      show(name);
      expect(watch(act, 8)).toBeLessThan(MOVEMENT);
    }
  });

  it('is there at once where nobody waits', () => {
    show('bridge-standard');
    act.arrive();
    expect(height(act.picture(1), B.head)).toBeLessThan(0.4);
  });

  it('goes over once more in the middle of going over', () => {
    show('bird_dog-standard');
    expect(watch(act, 1.1)).toBeLessThan(MOVEMENT);
    show('clock_tap-standard');
    expect(watch(act, 8)).toBeLessThan(MOVEMENT);
  });

  it('swings round at half time of a sided move', () => {
    show('clock_tap-standard');
    watch(act, 6);
    const before = act.picture(1).view.yaw;
    show('clock_tap-standard', { mirror: true });
    expect(watch(act, 6)).toBeLessThan(MOVEMENT);
    expect(act.picture(1).view.yaw).toBeCloseTo(-before, 5);
  });

  it.each([
    ['hip_circles-standard', B.pelvis, 0],
    ['shoulder_rolls-standard', B.upperArmL, 1],
  ] as const)('goes the other way round in %s', (name, bone, axis) => {
    const place = () => {
      act.advance(0.2);
      const { frame } = act.picture(1);
      return [frame[bone * STRIDE + axis] ?? 0, frame[bone * STRIDE + 2] ?? 0] as const;
    };
    const sense = () => {
      const [[a, b], [c, d], [e, f]] = [place(), place(), place()] as const;
      return Math.sign((c - a) * (f - d) - (d - b) * (e - c));
    };
    show(name);
    watch(act, 6);
    const before = sense();
    show(name, { backwards: true, carryOn: true });
    expect(watch(act, 6)).toBeLessThan(MOVEMENT);
    expect(sense()).toBe(-before);
  });

  it('turns her head to the viewer at half time, and back to the move', () => {
    show('clock_tap-standard');
    watch(act, 6);
    const away = offViewer(act.picture(1));
    show('clock_tap-standard', { mirror: true });
    watch(act, 1.2);
    expect(offViewer(act.picture(1))).toBeLessThan(away - 12);
    watch(act, 6);
    expect(offViewer(act.picture(1))).toBeGreaterThan(away - 6);
  });

  it('looks up to the viewer now and then while she explains, and not while she works', () => {
    const nearest = (pace: number) => {
      act = newPerformance(NAMED_CLIPS['squat-standard'], THEMES.light, turn, false);
      act.picture(1);
      show('clock_tap-standard', { pace });
      watch(act, 8);
      let least = Number.POSITIVE_INFINITY;
      for (let t = 0; t < 7; t += TICK) {
        act.advance(TICK);
        least = Math.min(least, offViewer(act.picture(1)));
      }
      return least;
    };
    expect(nearest(0.5)).toBeLessThan(nearest(1) - 12);
  });

  it('shows the second side of a clip that has one, mirrored with it, and not on the way', () => {
    expect(act.second()).toBeUndefined();
    show('curtsy_lunge-standard');
    expect(act.second()).toBeUndefined();
    watch(act, 6);
    const { also } = NAMED_CLIPS['curtsy_lunge-standard'];
    const picture = act.picture(1);
    expect(act.second()?.view).toMatchObject({ yaw: (also?.yaw ?? Number.NaN) * (Math.PI / 180) });
    expect(act.second()?.frame).toBe(picture.frame);
    expect(picture.view.yaw).not.toBeCloseTo(act.second()?.view.yaw ?? 0, 1);
  });

  it('is quick where poses are near and takes her time to the floor', () => {
    const secondsTo = (name: ClipName, isThere: () => boolean) => {
      show(name);
      let t = 0;
      for (; t < 10 && !isThere(); t += TICK) {
        act.advance(TICK);
        act.picture(1);
      }
      return t;
    };
    const still = () => act.picture(1).view;
    let view = still();
    const arrived = () => {
      const now = still();
      const stands = now === view;
      view = now;
      return stands;
    };
    expect(secondsTo('squat-harder', arrived)).toBeLessThan(0.8);
    expect(secondsTo('bridge-standard', arrived)).toBeGreaterThan(2);
  });

  it('carries on where only the level changes, and else begins at the start', () => {
    const low = 0.45 * NAMED_CLIPS['squat-standard'].seconds;
    watch(act, low);
    show('squat-easier', { carryOn: true });
    watch(act, 1);
    const carried = height(act.picture(1), B.pelvis);
    show('squat-standard');
    watch(act, 1);
    expect(height(act.picture(1), B.pelvis)).toBeGreaterThan(carried + 0.1);
  });

  it('shows slowly at a low pace', () => {
    const wayIn = (pace: number) => {
      act = newPerformance(NAMED_CLIPS['squat-standard'], THEMES.light, turn, false);
      show('squat-standard', { pace });
      const top = height(act.picture(1), B.pelvis);
      watch(act, 0.8);
      return top - height(act.picture(1), B.pelvis);
    };
    expect(wayIn(0.5)).toBeLessThan(wayIn(1) * 0.5);
  });

  it('works harder the longer a hard move lasts, smiles less, and is glad at the end', () => {
    show('squat-standard', { effort: 1 });
    watch(act, 1);
    const fresh = { ...act.picture(1).face };
    watch(act, 30);
    const tired = { ...act.picture(1).face };
    show('scene-celebration');
    watch(act, 2);
    const glad = { ...act.picture(1).face };
    expect(tired.effort).toBeGreaterThan(fresh.effort + 0.2);
    expect(tired.smile).toBeLessThan(fresh.smile - 0.2);
    expect(glad).toMatchObject({ smile: 1, effort: 0 });
  });

  it('has the same face when a moment is drawn again', () => {
    for (let tick = 0; tick < 300; tick += 1) {
      act.advance(TICK);
      expect({ ...act.picture(1).face }).toEqual(act.picture(1).face);
    }
  });

  it('stands still where nothing is to move', () => {
    act = newPerformance(NAMED_CLIPS['squat-standard'], THEMES.light, turn, true);
    const first = [...act.picture(1).frame];
    show('bridge-standard');
    const lying = height(act.picture(1), B.head);
    expect(lying).toBeLessThan(0.4);
    show('squat-standard');
    expect([...act.picture(1).frame]).toEqual(first);
  });

  it('turns back to her best side with another clip', () => {
    turn.yaw = 1;
    act.turned();
    const turned = act.picture(1).view.yaw;
    show('sumo_squat-standard');
    watch(act, 3);
    expect(act.picture(1).view.yaw).toBeLessThan(turned - 0.3);
  });
});

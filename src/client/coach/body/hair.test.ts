import { describe, expect, it } from 'vitest';
import { compile } from '#client/coach/rig/compile.ts';
import { frameAt } from '#client/coach/rig/frame.ts';
import { remembered } from '#domain/remembered.ts';
import type { Clip } from '#programme/clips/clip.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { B } from '../rig/bones.ts';
import { FIRST_HAIR, HAIR_BONES } from './bind-pose.ts';
import { strandOf } from './hair.ts';
import { newSkin, poseSkin } from './skin.ts';
import { BONE_NUMBERS, turned } from './turns.ts';

const TIP = { tail: [0, 1.43, -0.185], long: [0, 1.25, -0.15] } as const;
const ROOT = { tail: [0, 1.667, -0.146], long: [0, 1.505, -0.085] } as const;

/** Where a point of the bind pose is that a bone carries. */
function carried(bones: Float32Array, bone: number, point: readonly number[]): number[] {
  const out = new Float32Array(3);
  turned(bones, bone * BONE_NUMBERS, Float32Array.from(point), 0, out, 0);
  return [...out];
}
function hairAt(hair: 'tail' | 'long', name: ClipName, phase: number) {
  const skin = newSkin();
  poseSkin(frameAt(compile(NAMED_CLIPS[name]), phase), hair, skin);
  const tip = carried(skin.bones, FIRST_HAIR + HAIR_BONES - 1, TIP[hair]);
  const root = carried(skin.bones, FIRST_HAIR, ROOT[hair]);
  const withHead = carried(skin.bones, B.head, TIP[hair]);
  return { tip, root, withHead, drop: (root[1] ?? 0) - (tip[1] ?? 0) };
}

describe.each(['tail', 'long'] as const)('%s hair', (hair) => {
  it('hangs down her back where she stands', () => {
    const { tip, withHead, drop } = hairAt(hair, 'squat-standard', 0);
    expect(drop).toBeGreaterThan(0.2);
    expect(apart(tip, withHead)).toBeLessThan(0.06);
  });

  it('hangs from a head that hangs, instead of standing up with it', () => {
    const { tip, withHead, root } = hairAt(hair, 'ham_fold-standard', 0.8);
    expect(tip[1]).toBeLessThan((withHead[1] ?? 0) - 0.1);
    expect(tip[1]).toBeLessThan(root[1] ?? 0);
  });

  it.each<ClipName>([
    'bridge-standard',
    'dead_bug-standard',
    'side_plank-standard',
    'push_up-standard',
    'cat_bird-standard',
  ])('lies on the floor and not in it in %s', (name) => {
    for (const phase of [0, 0.25, 0.5, 0.75]) expect(hairAt(hair, name, phase).tip[1]).toBeGreaterThan(0.01);
  });

  it('goes from moment to moment without a jump in every move', () => {
    const jumps = Object.entries(NAMED_CLIPS).flatMap(([name, clip]) => {
      const furthest = furthestStep(hair, clip);
      return furthest > MOVEMENT ? [`${name}: ${(furthest * 100).toFixed(1)} cm`] : [];
    });
    expect(jumps).toEqual([]);
  });
});

/** A loop, thirty frames a second, for hair of every kind. */
const framesOf = remembered((clip: Clip) => {
  const compiled = compile(clip);
  const steps = Math.ceil(clip.seconds * 30);
  return Array.from({ length: steps + 1 }, (_, i) => frameAt(compiled, i / steps));
});

/** The furthest that the tip goes against the head in a thirtieth of a second. */
function furthestStep(hair: 'tail' | 'long', clip: Clip): number {
  const skin = newSkin();
  const against = framesOf(clip).map((frame) => {
    poseSkin(frame, hair, skin);
    const head = carried(skin.bones, B.head, TIP[hair]);
    return carried(skin.bones, FIRST_HAIR + HAIR_BONES - 1, TIP[hair]).map((at, k) => at - (head[k] ?? 0));
  });
  return Math.max(...against.slice(1).map((place, i) => apart(place, against[i] ?? place)));
}

const apart = (one: number[], other: number[]): number => Math.hypot(...one.map((at, k) => at - (other[k] ?? 0)));

/** Metres in a thirtieth of a second by which the tip may go against the head: as fast as hair is flung. */
const MOVEMENT = 0.17;

it('stays with the head where it is short or covered', () => {
  for (const style of ['bun', 'short', 'curls', 'scarf'] as const) expect(strandOf(style, 1.45, -0.16)).toEqual([]);
});

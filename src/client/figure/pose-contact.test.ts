import { describe, expect, test } from 'vitest';
import { BONE, FLOOR } from '#programme/poses/body-measures.ts';
import type { Clip, Keyframe, LimbName, LimbSpec, Point } from '#programme/poses/pose.ts';
import { skeletonAt } from './clip.ts';
import { everyClip } from './every-clip.ts';
import { distance, down } from './geometry.ts';
import { isArm, isTarget, LIMBS, type LimbJoints, limbSpec } from './limb.ts';
import type { FigureSkeleton } from './skeleton.ts';

/** How far a planted hand, foot or knee may move, in units. */
const SLIDE = 1;
/** How far the centre of mass may be outside the feet of a resting key, in units. */
const SWAY = 6;
const STEPS = 24;

/** A point of what stands on the ground, without the way that the ground has carried it back. */
const withGround = ({ travel = 0 }: Clip, [x, y]: Point, phases: number): Point => [x + travel * phases, y];

interface Contact {
  readonly name: LimbName;
  readonly from: Keyframe;
  /** Phase from this key to the next. */
  readonly span: number;
  readonly next: number;
  /** Steps to another place on purpose. */
  readonly steps: boolean;
  /** The point that touches the ground. */
  readonly touches: (skeleton: FigureSkeleton) => Point;
  readonly held: boolean;
}

const isPlanted = (spec: LimbSpec, name: LimbName) => isTarget(spec) && (!isArm(name) || spec.palm !== undefined);

/** Hands, feet and knees that are held by a key and by the one after it. */
function contactsOf(clip: Clip): readonly Contact[] {
  return clip.keys.flatMap((from, index) => {
    const to = clip.keys[(index + 1) % clip.keys.length] ?? from;
    const span = (to.t - from.t + 1) % 1 || 1;
    return LIMBS.flatMap((name) => contactOf(clip, name, from, to, span) ?? []);
  });
}

function contactOf(clip: Clip, name: LimbName, from: Keyframe, to: Keyframe, span: number): Contact | undefined {
  const [spec, nextSpec] = [limbSpec(from, name), limbSpec(to, name)];
  const held = isPlanted(spec, name) && isPlanted(nextSpec, name);
  const knees = from.kneel && to.kneel && !from.kneel.toes && (from.kneel.leg ?? name) === name;
  const kneels = Boolean(!isArm(name) && knees);
  const overToes = isTarget(spec) && spec.toe !== undefined;
  if (!held && !kneels) return undefined;
  if (held && overToes && clip.view === 'front') return undefined;
  const touches = ({ limbs }: FigureSkeleton): Point => {
    const { mid, end, tip } = limbs[name];
    if (kneels) return mid;
    if (!overToes) return end;
    return [end[0] + (clip.view === 'front' ? 0 : down(tip, BONE.foot)[0]), FLOOR];
  };
  const steps = held && isTarget(spec) && spec.arc !== undefined && spec.arc !== 0;
  return { name, from, span, next: to.t, steps, touches, held };
}

const isGrounded = ({ limbs }: FigureSkeleton, name: LimbName) => limbs[name].end[1] > (isArm(name) ? 258 : 240);

/** Centre of mass, from the shares of the parts of the body. */
function massX({ headAt, trunk, limbs: { aF, aB, lF, lB } }: FigureSkeleton): number {
  const middle = ({ root, mid, end }: LimbJoints) => (root[0] + 2 * mid[0] + end[0]) / 4;
  const arms = 0.05 * (middle(aF) + middle(aB));
  return 0.08 * headAt[0] + 0.5 * trunk(0.5, 0)[0] + arms + 0.16 * (middle(lF) + middle(lB));
}

/** Units by which the centre of mass is outside the feet; undefined where the pose does not stand on its feet. */
function sway(clip: Clip, key: Keyframe): number | undefined {
  const skeleton = skeletonAt(clip, key.t);
  const handDown = (['aF', 'aB'] as const).some((n) => isTarget(limbSpec(key, n)) && skeleton.limbs[n].end[1] > 240);
  if (key.kneel || Math.abs(skeleton.torso[0]) > 84 || skeleton.hip[1] > 225 || handDown) return undefined;
  const feet = [skeleton.limbs.lF, skeleton.limbs.lB].filter(({ end, depth }) => end[1] > 226 && depth < 28);
  if (feet.length === 0) return undefined;
  const [back, ahead] = clip.view === 'front' ? [12, 12] : [9, BONE.foot + 5];
  const edges = feet.flatMap(({ end }) => [end[0] - back, end[0] + ahead]);
  return Math.max(Math.min(...edges) - massX(skeleton), massX(skeleton) - Math.max(...edges));
}

/** What breaks a rule over all clips, as "squat:harder lF after 0.25". */
const failures = (rule: (clip: Clip) => readonly string[]) =>
  everyClip().flatMap(({ name, clip }) => rule(clip).map((failure) => `${name} ${failure}`));

describe('every clip of every move', () => {
  test('what is planted stays where it is', () => {
    const slides = failures((clip) =>
      contactsOf(clip).flatMap((contact) => {
        const start = contact.touches(skeletonAt(clip, contact.from.t));
        const end = withGround(clip, contact.touches(skeletonAt(clip, contact.next)), contact.span);
        if (distance(start, end) > 0.6 || contact.steps) return [];
        const drifts = Array.from({ length: STEPS - 1 }, (_, step) => {
          const phase = contact.from.t + (contact.span * (step + 1)) / STEPS;
          const at = contact.touches(skeletonAt(clip, phase));
          return distance(start, withGround(clip, at, (contact.span * (step + 1)) / STEPS));
        });
        return Math.max(...drifts) > SLIDE ? [`${contact.name} after ${contact.from.t}`] : [];
      }),
    );
    expect(slides).toEqual([]);
  });

  test('a flat foot goes with the ground that passes beneath', () => {
    const travelling = everyClip().filter(({ clip }) => clip.travel);
    expect(travelling.map(({ name }) => name)).toEqual(['walk', 'forward_bound']);
    const skating = travelling.flatMap(({ name, clip }) =>
      (['lF', 'lB'] as const).flatMap((leg) => {
        // The far leg lands half a loop later: counted from there, each foot has one stance in a loop.
        const start = leg === 'lF' ? 0 : 0.5;
        const flat = Array.from({ length: 60 }, (_, i) => i / 60).flatMap((phase) => {
          const { end, held } = skeletonAt(clip, start + phase).limbs[leg];
          return held && end[1] > 261.5 ? [withGround(clip, end, phase)[0]] : [];
        });
        expect(flat.length).toBeGreaterThan(4);
        return Math.max(...flat) - Math.min(...flat) > 2 * SLIDE ? [`${name} ${leg}`] : [];
      }),
    );
    expect(skating).toEqual([]);
  });

  test('no hand or foot is dragged along the ground', () => {
    const dragged = failures((clip) => {
      if (/slid|jump|hop/i.test(clip.alt)) return [];
      const drags = contactsOf(clip).filter(({ held, steps, touches, name, from, next, span }) => {
        const [start, end] = [skeletonAt(clip, from.t), skeletonAt(clip, next)];
        const isDown = isGrounded(start, name) && isGrounded(end, name);
        return held && !steps && isDown && distance(touches(start), withGround(clip, touches(end), span)) > SLIDE;
      });
      return drags.map(({ name, from }) => `${name} after ${from.t}`);
    });
    expect(dragged).toEqual([]);
  });

  test('the coach keeps her balance where she rests on her feet', () => {
    const tipping = failures((clip) => {
      const leansOnSomething = clip.props?.some((prop) => !['mat', 'clock', 'step'].includes(prop.kind));
      if (leansOnSomething || /jump|hop|jog|bound|quick|fast|walking/i.test(clip.alt)) return [];
      const resting = clip.keys.filter((key, index) => {
        const next = clip.keys[(index + 1) % clip.keys.length];
        return clip.hold || Math.abs((key.hip?.[1] ?? 0) - (next?.hip?.[1] ?? 99)) < 2;
      });
      return resting.filter((key) => (sway(clip, key) ?? 0) > SWAY).map(({ t }) => `key ${t}`);
    });
    expect(tipping).toEqual([]);
  });

  test('shoulders that lie on the mat stay put', () => {
    const sliding = failures((clip) => {
      if (clip.view === 'front' || !clip.props?.some(({ kind }) => kind === 'mat')) return [];
      const frames = Array.from({ length: 40 }, (_, i) => skeletonAt(clip, i / 40));
      if (!frames.every(({ torso }) => torso[1] < -80)) return [];
      const [first, ...others] = frames.map(({ limbs }) => limbs.aF.root);
      return others.some((shoulder) => first && distance(shoulder, first) > 6) ? ['shoulder'] : [];
    });
    expect(sliding).toEqual([]);
  });
});

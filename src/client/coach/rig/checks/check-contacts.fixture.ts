import type { Compiled } from '#client/coach/rig/compile.ts';
import { channelsAt } from '#client/coach/rig/frame.ts';
import { length, sub } from '#client/coach/rig/vector.ts';
import { LIMB_SHAPES } from '../bones.ts';
import { segmentAt } from '../curve.ts';
import { endGoal, midGoal } from '../goals.ts';
import { atOf, type Note } from './fault.fixture.ts';
import { TOLERANCE } from './limits.fixture.ts';

/** Planted feet and hands, and knees on the ground, that are not where their key holds them. */
export function checkContacts(compiled: Compiled, frame: Float32Array, phase: number, note: Note): void {
  const { k } = segmentAt(compiled.curve, phase);
  const row = channelsAt(compiled, phase);
  LIMB_SHAPES.forEach((limb, index) => {
    const mode = compiled.contacts[k]?.modes[index];
    if (mode !== 'end' && mode !== 'mid') return;
    const goal = mode === 'end' ? endGoal(limb, row).at : midGoal(limb, row).at;
    const joint = atOf(frame, limb.upper + (mode === 'end' ? 2 : 1));
    note(`${limb.name} off its contact`, length(sub(joint, goal)) - TOLERANCE.contact);
  });
}

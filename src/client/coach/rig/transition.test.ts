import { expect, test } from 'vitest';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { B } from './bones.ts';
import { atOf } from './checks/fault.fixture.ts';
import { compile } from './compile.ts';
import { frameAt } from './frame.ts';
import { pathBetween, postureOf } from './posture-graph.ts';
import { KNEELING, LOW, loopOf, STAND } from './rig.fixture.ts';
import { transitionBetween } from './transition.ts';
import { length, sub } from './vector.ts';

const squat = compile(loopOf(STAND, LOW));
const kneel = compile(loopOf(KNEELING));

test('a transition begins at the one clip and ends at the other, in its moved room', () => {
  const { motion, shift } = transitionBetween(squat, 0.5, kneel, 0);
  const pelvis = (frame: Float32Array) => atOf(frame, B.pelvis);
  expect(length(sub(pelvis(frameAt(motion, 0)), pelvis(frameAt(squat, 0.5))))).toBeLessThan(5e-3);
  expect(length(sub(sub(pelvis(frameAt(motion, 1)), shift), pelvis(frameAt(kneel, 0))))).toBeLessThan(5e-3);
});

test('a transition may begin in the middle of another one', () => {
  const { motion } = transitionBetween(squat, 0.5, kneel, 0);
  const back = transitionBetween(motion, 1, squat, 0);
  const start = sub(atOf(frameAt(back.motion, 0), B.pelvis), atOf(frameAt(motion, 1), B.pelvis));
  expect(length(start)).toBeLessThan(5e-3);
});

test('from standing to standing takes about half a second', () => {
  expect(transitionBetween(squat, 0, compile(loopOf(STAND)), 0).motion.clip.seconds).toBeLessThan(0.8);
});

test.each(['up', 'half', 'kneel', 'fours', 'low', 'sit', 'side'] as const)(
  'lies down from %s, and gets up again, over her side',
  (posture) => {
    expect(pathBetween(posture, 'back').slice(-3)).toEqual(['leant', 'rolled', 'back']);
    expect(pathBetween('back', posture).slice(0, 3)).toEqual(['back', 'rolled', 'leant']);
  },
);

test('is on her side between squatting and lying on her back', () => {
  const { motion } = transitionBetween(squat, 0.5, compile(NAMED_CLIPS['bridge-standard']), 0);
  expect(motion.keys.map(postureOf)).toContain('side');
});

test.each(['fire_hydrant-standard', 'fire_hydrant-harder'] as const)(
  'from %s she has both knees down before she goes to her side',
  (name) => {
    const lifted = compile(NAMED_CLIPS[name]);
    const { motion } = transitionBetween(lifted, lifted.clip.still[1], compile(NAMED_CLIPS['clamshell-standard']), 0);
    expect(motion.keys.some(({ modes }) => modes[2] === 'mid' && modes[3] === 'mid')).toBe(true);
  },
);

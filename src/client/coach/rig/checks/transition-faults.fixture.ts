import type { Compiled } from '#client/coach/rig/compile.ts';
import { frameAt } from '#client/coach/rig/frame.ts';
import type { Transition } from '#client/coach/rig/transition.ts';
import { add, length, sub } from '#client/coach/rig/vector.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from '../bones.ts';
import { LAST, segmentAt } from '../curve.ts';
import { checkAcceleration } from './check-acceleration.fixture.ts';
import { checkSkate, checkSlide } from './check-balance.fixture.ts';
import { checkCollisions } from './check-collisions.fixture.ts';
import { checkContacts } from './check-contacts.fixture.ts';
import { checkFloor } from './check-floor.fixture.ts';
import { checkJoints } from './check-joints.fixture.ts';
import { checkSpeed } from './check-speed.fixture.ts';
import { atOf, type Fault, type Note, newFaults } from './fault.fixture.ts';

/**
 * What a transition may do beyond what a clip may: degrees past a joint's range, metres into floor and flesh: each is
 * there for a few frames between two keys that keep the range. An arm that comes round from overhead arrives turned
 * otherwise than one lifted straight (Codman's paradox), which counts as a turn about its length.
 */
const MARGIN = { degrees: 8, armSpin: 45, floor: 0.012, flesh: 0.02 } as const;
/** Metres by which the ends of a transition may miss their clips, and greatest acceleration in m/s2. */
const ENDS = 0.012;
const MOST = 290;
/** Seconds at its ends in which a way goes at the speed of its clips: where they say that feet glide, so do those of the way. */
const ON_CLIP = 0.1;
/** Frames in a second. */
const RATE = 30;

/** Worst fault of each kind on the way from one clip to another. Empty for a sound transition. */
export function transitionFaults(
  transition: Transition,
  a: Compiled,
  phaseA: number,
  b: Compiled,
  phaseB: number,
): Fault[] {
  const { faults, noteAt } = newFaults();
  const { motion } = transition;
  const count = Math.ceil(motion.clip.seconds * RATE);
  const frames = Array.from({ length: count + 1 }, (_, i) => frameAt(motion, i / count));
  checkEnds(transition, frameAt(a, phaseA), frameAt(b, phaseB), noteAt);
  const bare = { ...motion.clip, props: [] };
  const step = motion.clip.seconds / count;
  const [slidesFirst, slidesLast] = [slidesAt(a, phaseA), slidesAt(b, phaseB)];
  const slides = (at: number) => (slidesFirst && at < ON_CLIP) || (slidesLast && motion.clip.seconds - at < ON_CLIP);
  for (const [i, frame] of frames.entries()) {
    const note = noteAt(i / count);
    const at = Math.min(i / count, LAST);
    const before = frames[i - 1] ?? frame;
    checkJoints(frame, (what, by) => {
      if (by > MARGIN.degrees) note(what, by - (/arm. spin/.test(what) ? MARGIN.armSpin : MARGIN.degrees));
    });
    checkFloor(frame, within(note, MARGIN.floor));
    checkContacts(motion, frame, at, note);
    checkSpeed(before, frame, step, note);
    checkCollisions(bare, frame, within(note, MARGIN.flesh));
    if (!slides(i * step)) checkSkate(motion, before, frame, at, step, note);
    const after = frames[i + 1];
    if (i > 0 && after) checkAcceleration([before, frame, after], step, MOST, note);
  }
  const isOf = (part: number) => (i: number) => segmentAt(motion.curve, Math.min(i / count, LAST)).k === part;
  const [isFirst, isLast] = [isOf(0), isOf(motion.keys.length - 2)];
  checkSlide(frames, (i) => i === count || (slidesFirst && isFirst(i)) || (slidesLast && isLast(i)), noteAt);
  return faults();
}

/** Whether a clip says at a phase that feet glide. */
const slidesAt = ({ clip, curve }: Compiled, phase: number): boolean =>
  clip.keys[segmentAt(curve, phase).k]?.slides === true;

const within =
  (note: Note, margin: number): Note =>
  (what, by) =>
    note(what, by - margin);

function checkEnds(
  { motion, shift }: Transition,
  start: Float32Array,
  end: Float32Array,
  noteAt: (share: number) => Note,
): void {
  const none: Vec = [0, 0, 0];
  for (const [share, frame, moved] of [
    [0, start, none],
    [1, end, shift],
  ] as const) {
    const own = frameAt(motion, share);
    for (let bone = 0; bone < BONES.length; bone += 1)
      if (bone !== B.bun)
        noteAt(share)(
          `${BONES[bone]} off its clip`,
          length(sub(add(atOf(frame, bone), moved), atOf(own, bone))) - ENDS,
        );
  }
}

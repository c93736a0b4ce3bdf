import type { Compiled } from '#client/coach/rig/compile.ts';
import { frameAt } from '#client/coach/rig/frame.ts';
import { checkAcceleration } from './check-acceleration.fixture.ts';
import { checkBalance, checkSkate } from './check-balance.fixture.ts';
import { checkCollisions } from './check-collisions.fixture.ts';
import { checkContacts } from './check-contacts.fixture.ts';
import { checkClaims, checkFacts } from './check-facts.fixture.ts';
import { checkFloor } from './check-floor.fixture.ts';
import { checkJoints } from './check-joints.fixture.ts';
import { checkSpeed } from './check-speed.fixture.ts';
import { type Fault, type Note, newFaults } from './fault.fixture.ts';

/** Phases at which a loop is checked. */
const PHASES = 120;
/** Frames a second between which acceleration is taken, and the most of it in m/s2. */
const RATE = 120;
const MOST = 210;

/** Worst fault of each kind over the loop: joints, contacts, floor, speed, balance, collisions. Empty for a sound clip. */
export function clipFaults(compiled: Compiled): Fault[] {
  const { faults, noteAt } = newFaults();
  const frames = Array.from({ length: PHASES }, (_, i) => frameAt(compiled, i / PHASES));
  const seconds = compiled.clip.seconds / PHASES;
  for (const [i, frame] of frames.entries()) {
    const phase = i / PHASES;
    const note = noteAt(phase);
    const before = frames[(i + PHASES - 1) % PHASES] ?? frame;
    const after = frames[(i + 1) % PHASES] ?? frame;
    checkJoints(frame, note);
    checkFloor(frame, note);
    checkContacts(compiled, frame, phase, note);
    checkSpeed(before, frame, seconds, note);
    checkCollisions(compiled.clip, frame, note);
    checkBalance(compiled, [before, frame, after], phase, seconds, note);
    checkSkate(compiled, before, frame, phase, seconds, note);
    checkFacts(compiled, frame, phase, note);
  }
  checkClaims(compiled, noteAt);
  checkSmoothness(compiled, frames, noteAt);
  return faults();
}

/** Fast clips are looked at between more phases than slow ones, all at the same rate or finer. The loop closes. */
function checkSmoothness(compiled: Compiled, sparse: readonly Float32Array[], noteAt: (phase: number) => Note): void {
  const { seconds } = compiled.clip;
  const count = Math.max(PHASES, Math.ceil(seconds * RATE));
  const frames = count === PHASES ? sparse : Array.from({ length: count }, (_, i) => frameAt(compiled, i / count));
  for (const [i, frame] of frames.entries()) {
    const [before, after] = [frames.at(i - 1) ?? frame, frames[(i + 1) % count] ?? frame];
    checkAcceleration([before, frame, after], seconds / count, MOST, noteAt(i / count));
  }
}

import type { Compiled } from '#client/coach/rig/compile.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { THEMES } from '../../looks.ts';
import { newMoment } from '../../play/moment.ts';
import { newPassage } from '../../play/passage.ts';
import type { Setting } from '../../play/rooms.ts';
import { newCarried } from '../../room/carried.ts';
import { furniture } from '../../room/furniture.ts';
import { depthIn, SOLID_OPACITY } from '../../room/solid.ts';
import { B } from '../bones.ts';
import { atOf, type Fault, newFaults } from './fault.fixture.ts';

/** Metres that a joint may be inside a solid that is more than so much there, beyond what the clips themselves press into it. */
const DEEP = 0.03;
const THERE = 0.5;
const RATE = 30;
const NO_VIEW = { yaw: 0, pitch: 0, centre: [0, 0, 0] as Vec, span: 2 };

const settingOf = (compiled: Compiled): Setting => ({
  compiled,
  furniture: furniture(compiled.clip.props ?? [], THEMES.light),
  carried: newCarried(compiled.clip),
});

/** Joints that are inside furniture which is there, on the way from one clip to the beginning of another. */
export function roomFaults(a: Compiled, phase: number, b: Compiled): Fault[] {
  const { faults, noteAt } = newFaults();
  const passage = newPassage({ ...settingOf(a), phase, view: NO_VIEW }, settingOf(b), 0, false);
  const moment = newMoment();
  const solids = passage.leaving(0, NO_VIEW).furniture.filter(({ kind }) => kind !== 'mat');
  const depthsAt = (share: number): number[][] => {
    passage.read(share, moment);
    return JOINTS.map((bone) => solids.map((solid) => depthIn(solid, atOf(moment.frame, bone))));
  };
  const ends = [depthsAt(0), depthsAt(1)];
  const count = Math.ceil(passage.seconds * RATE);
  for (let i = 0; i <= count; i += 1) {
    const depths = depthsAt(i / count);
    const note = noteAt(i / count);
    for (const [s, solid] of solids.entries())
      if ((solid.row[SOLID_OPACITY] as number) > THERE)
        for (const [j, bone] of JOINTS.entries()) {
          const pressed = Math.max(0, ...ends.map((end) => end[j]?.[s] ?? 0));
          note(`${BONES[bone]} in the furniture`, (depths[j]?.[s] ?? 0) - pressed - DEEP);
        }
  }
  return faults();
}
const JOINTS = BONES.map((_, bone) => bone).filter((bone) => bone !== B.bun);

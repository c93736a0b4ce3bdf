/** The room she leaves and the one she comes to, on the way from the one to the other. */

import type { Compiled } from '#client/coach/rig/compile.ts';
import { frameAt, STRIDE } from '#client/coach/rig/frame.ts';
import type { Transition } from '#client/coach/rig/transition.ts';
import { smooth } from '#client/coach/rig/vector.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import { B } from '../rig/bones.ts';
import { vecAt } from '../rig/channels.ts';
import { CARRIED_SIZE, writeCarried } from '../room/carried.ts';
import { bottomOf, copyOf, depthIn, type Solid } from '../room/solid.ts';
import { type Moment, newMoment } from './moment.ts';
import type { Scene } from './scene.ts';

/** What moves her, and what stands about her and is in her hands. */
export type Setting = Pick<Scene, 'compiled' | 'furniture' | 'carried'>;

/** The room she leaves fades out as the one she comes to fades in. What is the same in both stays. `seconds` is how long the way takes. */
export function newRooms(from: Setting, scene: Setting, { shift, motion }: Transition, seconds: number) {
  const arriving = scene.furniture.map((solid) => copyOf(solid, shift));
  const there = arriving.map((solid) => opacityOf(from.furniture.find((other) => isSame(solid, other))));
  const going = from.furniture
    .filter((solid) => !arriving.some((other) => isSame(solid, other)))
    .map((solid) => copyOf(solid));
  const left = going.map(opacityOf);
  const { carried } = scene;
  const keeps = from.carried.solids.length === carried.solids.length;
  const numbers = newMoment().carried;
  const lays = laid(from, motion, 0);
  const takes = laid(scene, motion, 1);
  const room = [...arriving, ...going];
  const takesTurns = going.some(isMat) && arriving.some((solid, i) => isMat(solid) && there[i] === 0);
  const isComing = (_: Solid, i: number) => there[i] === 0;
  const [comes, goes] = fadesOf(motion, arriving.filter(isComing), going, seconds);
  return {
    furniture: room,
    solids: [...room, ...(keeps ? [] : from.carried.solids), ...carried.solids],
    read: (share: number, moment: Moment) => {
      arriving.forEach((solid, i) => {
        const [start, end] = takesTurns && isMat(solid) ? NEXT_MAT : comes;
        solid.colour[3] = 1 - (1 - (there[i] as number)) * smooth(end, start, share);
      });
      going.forEach((solid, i) => {
        const [start, end] = takesTurns && isMat(solid) ? LAST_MAT : goes;
        solid.colour[3] = (left[i] as number) * smooth(end, start, share);
      });
      if (!keeps) {
        lays(share, moment);
        return takes(1 - share, moment);
      }
      writeCarried(scene.compiled.clip, moment.frame, numbers);
      carried.place(numbers);
    },
  };
}

const isMat = ({ kind }: Solid): boolean => kind === 'mat';
/** Shares of a way in which a mat goes before another comes. */
const LAST_MAT: Fade = [0, 0.45];
const NEXT_MAT: Fade = [0.5, 0.95];

/** Shares of a way in which what she carried is set down, and is gone; backwards what she is to carry is there, and taken up. */
const SET_DOWN = 0.3;
const STAYS: Fade = [0.4, 0.6];

/** Draws what is carried at one end of a way at a share away from that end: it is laid on the floor beneath, and fades there. */
function laid({ compiled: { clip }, carried }: Setting, motion: Compiled, end: 0 | 1) {
  if (!clip.held) return (): void => undefined;
  const { carried: held } = newMoment();
  const { carried: down } = newMoment();
  const { carried: now } = newMoment();
  writeCarried(clip, frameAt(motion, end), held);
  carried.place(held);
  down.set(held);
  const lowest = Math.min(...carried.solids.map(bottomOf));
  for (let y = 1; y < down.length; y += CARRIED_SIZE) down[y] = (down[y] as number) - lowest;
  return (away: number, { frame }: Moment): void => {
    writeCarried(clip, frame, now);
    const falls = smooth(0, SET_DOWN, away);
    for (let i = 0; i < now.length; i += 1) {
      const isTurn = i % CARRIED_SIZE > 2;
      const from = (isTurn ? held[i] : now[i]) as number;
      now[i] = from + ((down[i] as number) - from) * falls;
    }
    carried.place(now, smooth(STAYS[1], STAYS[0], away));
  };
}

/** 0 of what is not there. */
const opacityOf = (solid: Solid | undefined): number => solid?.colour[3] ?? 0;

/** Shares of a way between which something fades. */
type Fade = readonly [from: number, to: number];
/** As long as she keeps out of things they fade so, and in so many seconds at least. */
const COMES: Fade = [0, 0.6];
const GOES: Fade = [0.4, 1];
const FADES = 0.3;
/** Share of a way in which something is gone that she goes through as soon as she leaves it. */
const SUDDEN = 0.04;
/** Looks at the way so often a second; metres that a joint may be deeper in a thing than where she uses it. */
const LOOKS = 15;
const DEEPER = 0.015;

/** When the room she comes to appears and the one she leaves is gone, so that she goes through nothing that is half there. */
function fadesOf(motion: Compiled, coming: readonly Solid[], going: readonly Solid[], seconds: number): [Fade, Fade] {
  const things = [coming, going].map((solids) => solids.filter(({ kind }) => kind !== 'mat'));
  if (things.every(({ length }) => length === 0)) return [COMES, GOES];
  const count = Math.ceil(motion.clip.seconds * LOOKS);
  const frames = Array.from({ length: count + 1 }, (_, i) => frameAt(motion, i / count).slice());
  const [first, last] = [frames[0] as Float32Array, frames.at(-1) as Float32Array];
  const isIn = (solids: readonly Solid[], used: Float32Array) => (frame: Float32Array) =>
    solids.some((solid) =>
      JOINTS.some((bone) => depthAt(solid, frame, bone) > DEEPER + Math.max(0, depthAt(solid, used, bone))),
    );
  const lastIn = frames.findLastIndex(isIn(things[0] as Solid[], last));
  const firstIn = frames.findIndex(isIn(things[1] as Solid[], first));
  const fades = FADES / seconds;
  const out = lastIn / count;
  const reached = Math.max(SUDDEN, firstIn / count - 0.5 * fades);
  return [
    lastIn < 0 ? COMES : [out, Math.min(1, out + fades)],
    firstIn < 0 ? GOES : [Math.max(0, reached - fades), reached],
  ];
}
const depthAt = (solid: Solid, frame: Float32Array, bone: number): number =>
  depthIn(solid, vecAt(frame, bone * STRIDE));
const JOINTS = BONES.map((_, bone) => bone).filter((bone) => bone !== B.bun);

/** Metres between two boxes that are taken for one, and between their sizes. */
const SAME = 0.03;
const isSame = (a: Solid, b: Solid): boolean =>
  a.kind === b.kind &&
  (['half', 'at', 'turn'] as const).every((what) =>
    a[what].every((n, i) => Math.abs(n - (b[what][i] as number)) < SAME),
  );

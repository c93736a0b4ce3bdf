import type { Vec } from '#programme/clips/vec.ts';
import { alignTurns, GOAL, HEAD, limbChannel, PELVIS_AT, put, REST_AT, type Row, vecAt } from './channels.ts';
import type { Compiled } from './compile.ts';
import type { Contacts, SolvedKey } from './contacts.ts';
import { inRange, segmentAt } from './curve.ts';
import { channelsAt } from './frame.ts';
import { lateHead, swaying } from './secondary.ts';
import { type Liven, readBack } from './solved-key.ts';
import { add } from './vector.ts';

/** What is held at a phase of a clip, with all joints known; the sway and the late head of that moment are its own. */
export function keyAtPhase(compiled: Compiled, phase: number, liven: Liven): SolvedKey {
  const { curve, clip } = compiled;
  const at = inRange(curve, phase);
  const { k, u } = segmentAt(curve, at);
  const contacts = compiled.contacts[k] as Contacts;
  const { modes, of, rest } = u < 1e-3 ? (compiled.keys[k] as SolvedKey) : contacts;
  const row = swaying(channelsAt(compiled, at), clip, at);
  readBack(row, contacts, liven, u);
  put(row, HEAD, lateHead(curve, clip.seconds, at));
  return { row, modes, of, rest };
}

/** Seconds over which the speed of a clip is taken. */
const MOMENT = 1 / 120;

/** How fast every channel of a clip changes at a phase, each second: before it (`side` -1) or after it (1). */
export function ratesAt(compiled: Compiled, phase: number, liven: Liven, side: 1 | -1): Row {
  const here = keyAtPhase(compiled, phase, liven).row;
  const there = keyAtPhase(compiled, phase + (side * MOMENT) / compiled.clip.seconds, liven).row;
  alignTurns([here, there]);
  return here.map((value, c) => (((there[c] as number) - value) * side) / MOMENT);
}

/** A key in a room that is moved. */
export function shifted(key: SolvedKey, shift: Vec): SolvedKey {
  const row = key.row.slice();
  const move = (c: number): void => put(row, c, add(vecAt(row, c), shift));
  move(PELVIS_AT);
  move(REST_AT);
  key.modes.forEach((mode, limb) => {
    if (mode === 'end' || mode === 'mid' || (mode === 'reach' && key.of[limb] === -1)) move(limbChannel(limb) + GOAL);
  });
  return { ...key, row };
}

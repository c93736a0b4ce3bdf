import { type Compiled, compile } from '#client/coach/rig/compile.ts';
import { remembered } from '#domain/remembered.ts';
import { backwardsClip } from '#programme/clips/backwards.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { clipOf } from '#programme/clips/clips.ts';
import { IDLE_CLIPS } from '#programme/clips/idle/idle-clips.ts';
import { mirroredClip } from '#programme/clips/mirror.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { MOVE_LEVELS, type MoveLevel, type ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import type { MovePair } from './neighbouring-moves.fixture.ts';

/** Two clips that follow each other in a session; the first as it is left, on its second half. */
export interface Neighbours {
  readonly name: string;
  readonly from: Compiled;
  readonly to: Compiled;
}

const compiledOnce = remembered((clip: Clip) => compile(clip));
const mirroredOnce = remembered((clip: Clip) => compile(mirroredClip(clip)));
const backwardsOnce = remembered((clip: Clip) => compile(backwardsClip(clip)));

/** A move at a level as it is done in its second half. */
function secondHalf(move: ShippedMoveId, level: MoveLevel): Compiled {
  const clip = clipOf(move, level);
  if (clip.sided) return mirroredOnce(clip);
  return versionOf(MOVES[move], level).halfway === 'Other way' ? backwardsOnce(clip) : compiledOnce(clip);
}

/** Every level of the one before every level of the other, each pair of clips once: she may change the level with each move. */
export function neighboursOf(pairs: readonly MovePair[]): readonly Neighbours[] {
  const found = new Map<string, Neighbours>();
  for (const [a, b] of pairs)
    for (const left of MOVE_LEVELS)
      for (const next of MOVE_LEVELS) {
        const [from, to] = [secondHalf(a, left), compiledOnce(clipOf(b, next))];
        const key = `${keyOf(from)} ${keyOf(to)}`;
        if (from !== to && !found.has(key)) found.set(key, { name: `${a} ${left} to ${b} ${next}`, from, to });
      }
  return [...found.values()];
}

/** Both halves of every move that has two, from the one to the other. */
export function halvesOfAllMoves(): readonly Neighbours[] {
  const moves = Object.keys(MOVES) as ShippedMoveId[];
  return moves.flatMap((move) =>
    MOVE_LEVELS.flatMap((level) => {
      const [from, to] = [compiledOnce(clipOf(move, level)), secondHalf(move, level)];
      return from === to ? [] : [{ name: `${move} ${level} at half time`, from, to }];
    }),
  );
}

/** Every move that has her on her feet or a seat before and after what she does of her own in a rest. */
export function idleNeighbours(): readonly Neighbours[] {
  const standing = (Object.keys(MOVES) as ShippedMoveId[]).flatMap((move) =>
    MOVE_LEVELS.map((level) => ({ name: `${move} ${level}`, clip: clipOf(move, level) })).filter(({ clip }) =>
      clip.keys.some(({ at }) => at[1] >= STANDS),
    ),
  );
  return Object.entries(IDLE_CLIPS).flatMap(([id, idle]) =>
    standing.flatMap(({ name, clip }) => [
      { name: `${name} to ${id}`, from: compiledOnce(clip), to: compiledOnce(idle) },
      { name: `${id} to ${name}`, from: compiledOnce(idle), to: compiledOnce(clip) },
    ]),
  );
}
/** Metres over which her hips are then. */
const STANDS = 0.5;

const keys = new Map<Compiled, number>();
function keyOf(compiled: Compiled): number {
  const key = keys.get(compiled) ?? keys.size;
  keys.set(compiled, key);
  return key;
}

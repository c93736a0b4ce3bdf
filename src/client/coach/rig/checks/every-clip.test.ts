import { describe, expect, test } from 'vitest';
import { compile } from '#client/coach/rig/compile.ts';
import { backwardsClip } from '#programme/clips/backwards.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { clipOf } from '#programme/clips/clips.ts';
import { IDLE_CLIPS } from '#programme/clips/idle/idle-clips.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { clipFaults } from './clip-faults.fixture.ts';

/** Each clip once, by the first of its names: some levels show the clip of another move. */
const CLIPS = [
  ...new Map<Clip, string>(Object.entries({ ...NAMED_CLIPS, ...IDLE_CLIPS }).map(([name, clip]) => [clip, name])),
];

test('no move is left out', () => {
  expect(CLIPS.length).toBeGreaterThan(215);
});

/** Moves whose second half goes the other way. */
const TURNING_BACK = (Object.keys(MOVES) as ShippedMoveId[]).flatMap((id) =>
  MOVE_LEVELS.filter((level) => versionOf(MOVES[id], level).halfway === 'Other way').map((level) => ({ id, level })),
);

describe('a body can do, at 120 phases,', () => {
  test.each(CLIPS.map(([clip, name]) => ({ name, clip })))('$name', ({ clip }) => {
    expect(clipFaults(compile(clip))).toEqual([]);
  });
});

describe.each(TURNING_BACK)('$id $level gone through backwards', ({ id, level }) => {
  const clip = clipOf(id, level);

  test('has no step or slide, which belong to the key that they leave', () => {
    const limbs = clip.keys.flatMap(({ armL, armR, legL, legR, slides }) => [armL, armR, legL, legR, { slides }]);
    expect(limbs.filter((limb) => limb && ('step' in limb || ('slides' in limb && limb.slides)))).toEqual([]);
  });

  test('can be done', () => {
    expect(clipFaults(compile(backwardsClip(clip)))).toEqual([]);
  });
});

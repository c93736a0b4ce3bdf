import { describe, expect, test } from 'vitest';
import { MOVES } from '#programme/moves/all-moves.ts';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import type { Clip } from '../clip.ts';
import { CLIPS } from '../clips.ts';
import { loopOf } from './loop.fixture.ts';
import { ARMS, BREATHS, IS_AT, POSTURES, untrueOf } from './said-at-start.fixture.ts';

const VERSIONS = (Object.keys(MOVES) as ShippedMoveId[]).flatMap((id) =>
  MOVE_LEVELS.map((level) => ({ id, level, version: versionOf(MOVES[id], level) })),
);
function clipOf(id: ShippedMoveId, level: (typeof MOVE_LEVELS)[number]): Clip {
  const clip = CLIPS[id][level];
  return typeof clip === 'string' ? CLIPS[clip].standard : clip;
}

/** Parts of the body, and things: a set-up and a cue that share two of them say the same. */
const NOUNS =
  /\b(chair|wall|worktop|sofa|table|seat|stair|bag|bottle|cushion|hand|foot|feet|knee|leg|arm|elbow|fist|heel|toe|hip|chest|shoulder|thigh|head|towel|sole|brow|forearm|ear|belly|rib|wrist|fingertip|spine)s?\b/gi;
/** Speaks to somebody who knows another version. */
const COMPARES =
  /\bsame\b(?!-)|\bskip the\b|\bfrom there\b|\b(half )?as low\b(?! as)|\bcloser\b|\bfurther\b|\bless\b|\blighter\b|\bheavier\b|\bdeeper\b|\bfaster\b|\bsmaller\b|\bmore\b|\bat the (top|bottom)\b|\bthe taps\b|\binstead\b/i;

/** Breathing out that may be heard as on the way down. */
const WAY_UNSAID = /\bbreathe out(?! (to|and) (rise|stand|push))/i;

const nounsIn = (line: string): Set<string> =>
  new Set(
    [...line.toLowerCase().replace('hip-width', '').matchAll(NOUNS)].map(([, noun = '']) =>
      noun.replace('feet', 'foot'),
    ),
  );

describe.each(VERSIONS)('the words of $id $level', ({ id, level, version }) => {
  const clip = clipOf(id, level);
  const loop = loopOf(clip);
  const { moments } = loop;
  const [start] = moments;

  test('begin where the picture begins', () => {
    expect(start && untrueOf(version.setUp, start, clip, [...POSTURES, ...ARMS])).toEqual([]);
    expect(start && IS_AT[version.position](start)).toBe(true);
  });

  test('go on as the picture does', () => {
    const untrue = moments.map((moment) => untrueOf(version.cue, moment, clip, ARMS));
    expect(untrue.reduce((least, each) => (each.length < least.length ? each : least))).toEqual([]);
  });

  test('name a breath for something that she does', () => {
    expect(BREATHS[version.breath]?.(loop) ?? true).toBe(true);
  });

  test('tell her to breathe out on the way up, not down', () => {
    if (version.breath === 'down' || version.breath === 'up') expect(version.cue).not.toMatch(WAY_UNSAID);
  });

  test('say nothing twice and speak of no other version', () => {
    const shared = [...nounsIn(version.setUp)].filter((noun) => nounsIn(version.cue).has(noun));
    expect(shared.length).toBeLessThanOrEqual(1);
    for (const line of [version.setUp, version.cue]) expect(line).not.toMatch(COMPARES);
  });
});

import { describe, expect, test } from 'vitest';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/move.ts';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { POSES } from '#programme/poses/all-poses.ts';
import { SCENES } from '#programme/poses/scenes.ts';
import { clipOf } from './clip.ts';
import { drawClip } from './draw-clip.ts';
import { everyClip } from './every-clip.ts';
import { type Hair, LOOKS, type SkinTone } from './look.ts';
import { stillPicturePair } from './still-pictures.ts';

const CLIPS = everyClip();
const MOVE_IDS = Object.keys(MOVES) as MoveId[];

describe('poses and words', () => {
  test.each(MOVE_IDS)('%s has a clip at each level', (id) => {
    for (const level of MOVE_LEVELS) expect(clipOf(POSES, id, level).keys.length).toBeGreaterThan(0);
  });

  test.each(MOVE_IDS)('%s takes sides exactly where its words do', (id) => {
    for (const level of MOVE_LEVELS) {
      expect(clipOf(POSES, id, level).sided ?? false, level).toBe(versionOf(MOVES[id], level).sided);
    }
  });

  test.each(MOVE_IDS)('%s draws another move exactly where its words say so', (id) => {
    for (const level of ['easier', 'harder'] satisfies MoveLevel[]) {
      const { sameAs } = MOVES[id][level];
      if (sameAs) expect(POSES[id][level]).toBe(sameAs);
    }
  });

  test('a clip of poses that are not at hand is a clear error', () => {
    expect(() => clipOf({}, 'squat')).toThrow('No poses for the move "squat".');
  });
});

describe('every clip of every move', () => {
  test.each(CLIPS)('$name has a text alternative, a length and keys in order', ({ clip }) => {
    expect(clip.alt.length).toBeGreaterThan(8);
    expect(clip.seconds).toBeGreaterThanOrEqual(0.6);
    expect(clip.seconds).toBeLessThanOrEqual(14);
    const times = clip.keys.map(({ t }) => t);
    expect(times[0]).toBe(0);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(1);
  });

  test('has two different still pictures, unless it is a hold', () => {
    const faults = CLIPS.filter(({ clip }) => {
      const [start, end] = stillPicturePair(clip);
      const moves = clip.keys.length > 1 && !clip.hold;
      const same = start.phase === end.phase;
      return (moves && same) || [start, end].some(({ phase, width }) => !(phase >= 0 && phase < 1 && width > 60));
    });
    expect(faults).toEqual([]);
  });

  test('keeps one draw list over the whole loop', () => {
    for (const { name, clip } of CLIPS) {
      const keysAt = (phase: number) => drawClip(clip, phase).map(({ key }) => key);
      const first = keysAt(0);
      expect(new Set(first).size, name).toBe(first.length);
      for (const phase of [0.13, 0.31, 0.5, 0.77]) expect(keysAt(phase), name).toEqual(first);
    }
  });

  test.each(Object.entries(LOOKS))('is drawn with real numbers and real colours in the %s look', (_, look) => {
    const items = CLIPS.flatMap(({ clip }) => drawClip(clip, 0.4, look));
    expect(items.filter(({ d, transform }) => /NaN|undefined|Infinity/.test(`${d}${transform ?? ''}`))).toEqual([]);
    const colours = new Set(items.flatMap(({ fill, stroke }) => [fill ?? '', stroke ?? '']).filter(Boolean));
    const real = /^(#[0-9a-f]{6}|var\(--fig-[a-z-]+,#[0-9a-f]{6}\))$/i;
    expect([...colours].filter((colour) => !real.test(colour))).toEqual([]);
  });
});

describe('looks', () => {
  const skins: SkinTone[] = ['deep', 'tan', 'fair'];
  const hairs: Hair[] = ['bun', 'short', 'long', 'headscarf'];
  const faces = skins.map((skin) =>
    hairs.map((hair) => {
      const items = drawClip(SCENES.landing.clip, 0, { skin, hair, top: '#6C9BE8' });
      return items.find(({ key }) => key === 'face')?.fill;
    }),
  );

  test('a skin tone is drawn in its own colour, whatever the hair', () => {
    expect(faces).toEqual([Array(4).fill('#8D5A3C'), Array(4).fill('#C98B63'), Array(4).fill('#F0BE9C')]);
  });

  test('drawing does not change the look', () => {
    const look = Object.freeze({ ...LOOKS.sun });
    drawClip(SCENES.celebration.clip, 0.2, look);
    expect(look).toEqual(LOOKS.sun);
  });
});

test.each(Object.entries(SCENES))('the %s scene breathes and never leaves its place', (_, { clip, phase }) => {
  expect(clip.hold).toBe(true);
  expect(drawClip(clip, phase)).not.toEqual(drawClip(clip, (phase + 0.4) % 1));
});

import { describe, expect, test } from 'vitest';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { compile } from '../compile.ts';
import { clipFaults } from './clip-faults.fixture.ts';

/** Each clip once, by the first of its names: some levels show the clip of another move. */
const CLIPS = [...new Map(Object.entries(NAMED_CLIPS).map(([name, clip]) => [clip, name]))];

test('no move is left out', () => {
  expect(CLIPS.length).toBeGreaterThan(215);
});

describe('a body can do, at 120 phases,', () => {
  test.each(CLIPS.map(([clip, name]) => ({ name, clip })))('$name', ({ clip }) => {
    expect(clipFaults(compile(clip))).toEqual([]);
  });
});

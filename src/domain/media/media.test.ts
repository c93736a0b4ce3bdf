import { describe, expect, test } from 'vitest';
import { bytesText, lacksCaptions, lengthText, type Medium, mediumProblem, mediumText } from './media.ts';

const FILM: Medium = {
  kind: 'film',
  durationMs: 90_000,
  hasSound: true,
  isSpoken: true,
  hasCaptions: true,
  small: null,
};
const SILENT: Medium = { ...FILM, durationMs: 15_000, hasSound: false, isSpoken: false, hasCaptions: false };
const LOOP: Medium = { ...SILENT, small: 'cover.webp' };
const PHOTO: Medium = { ...LOOP, kind: 'photo', durationMs: 0, small: 'small.webp' };

const NO_LOOP = 'Choose a film of up to 15 seconds without sound, or a photo.';

describe('what may stand in a place', () => {
  test.each([
    ['film', FILM, undefined],
    ['film', LOOP, undefined],
    ['film', { ...FILM, hasCaptions: false }, 'Add captions to this film first.'],
    ['film', PHOTO, 'Choose a film here.'],
    ['film', undefined, 'Choose the film again.'],
    ['film', SILENT, undefined],
    ['move', LOOP, undefined],
    ['move', PHOTO, undefined],
    ['move', { ...LOOP, durationMs: 15_001 }, NO_LOOP],
    ['move', { ...LOOP, hasSound: true }, NO_LOOP],
    ['move', FILM, NO_LOOP],
    ['move', SILENT, 'Open this film and choose a moment as its cover first.'],
    ['move', undefined, 'Choose the film or photo again.'],
    ['photo', PHOTO, undefined],
    ['photo', FILM, 'Choose a photo here.'],
    ['photo', undefined, 'Choose the photo again.'],
  ] as const)('%s: %j is told %s', (wanted, medium, told) => {
    expect(mediumProblem(wanted, medium)).toBe(told);
  });

  test('a film in which someone speaks waits for its captions', () => {
    expect(lacksCaptions({ isSpoken: true, hasCaptions: false })).toBe(true);
    expect(lacksCaptions({ isSpoken: true, hasCaptions: true })).toBe(false);
    expect(lacksCaptions({ isSpoken: false, hasCaptions: false })).toBe(false);
  });
});

test('lengths, sizes and ids are told shortly', () => {
  expect([0, 9_400, 59_600, 362_000].map(lengthText)).toEqual(['0:00', '0:09', '1:00', '6:02']);
  expect([1, 640_000, 38_400_000, 1_240_000_000].map(bytesText)).toEqual(['1 kB', '640 kB', '38 MB', '1.2 GB']);
  expect(['', `${'a'.repeat(64)}.webp`, `${'b'.repeat(64)}.mp4`].map(mediumText)).toEqual([
    '',
    'Photo aaaaaa',
    'Film bbbbbb',
  ]);
});

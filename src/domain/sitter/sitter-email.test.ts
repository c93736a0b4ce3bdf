import { describe, expect, test } from 'vitest';
import { nextSitterEmailAt } from './sitter-email.ts';

const next = (notBefore: string, lastAt?: string, zone = 'Europe/London') =>
  new Date(
    nextSitterEmailAt(zone, { notBefore: Date.parse(notBefore), lastAt: lastAt ? Date.parse(lastAt) : undefined }),
  ).toISOString();

describe('the weekly email to the sitter', () => {
  test('goes on Sunday at six in the evening, by her clock', () => {
    expect(next('2026-11-20T09:00:00Z')).toBe('2026-11-22T18:00:00.000Z');
    expect(next('2026-11-22T18:00:00Z')).toBe('2026-11-22T18:00:00.000Z');
    expect(next('2026-11-22T18:00:01Z')).toBe('2026-11-29T18:00:00.000Z');
    expect(next('2026-11-20T09:00:00Z', undefined, 'Pacific/Auckland')).toBe('2026-11-22T05:00:00.000Z');
  });

  test.each([
    ['2026-03-22T18:00:00Z', '2026-03-29T17:00:00.000Z'],
    ['2026-10-18T17:00:00Z', '2026-10-25T18:00:00.000Z'],
  ])('keeps its hour when the clocks change: after %s comes %s', (lastAt, expected) => {
    expect(next(lastAt, lastAt)).toBe(expected);
  });

  test('never goes twice in a week, wherever she moves', () => {
    expect(next('2026-11-22T18:00:00Z', '2026-11-22T18:00:00Z')).toBe('2026-11-29T18:00:00.000Z');
    // Six in the evening on Sunday is seen earlier in the east.
    expect(next('2026-11-23T02:00:00Z', '2026-11-23T02:00:00Z', 'Pacific/Auckland')).toBe('2026-12-06T05:00:00.000Z');
  });
});

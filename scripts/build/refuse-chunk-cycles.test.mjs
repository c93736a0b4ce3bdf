import { describe, expect, test } from 'vitest';
import { refuseChunkCycles } from './refuse-chunk-cycles.mjs';

describe('the chunks of a build', () => {
  test('may share others', () => {
    expect(() => refuseChunkCycles({ a: { imports: ['b', 'c'] }, b: { imports: ['c'] }, c: {} })).not.toThrow();
  });

  test('may not import each other, however long the way round', () => {
    const manifest = { a: { imports: ['b'] }, b: { imports: ['c'] }, c: { imports: ['b'] } };
    expect(() => refuseChunkCycles(manifest)).toThrow('b -> c -> b');
  });
});

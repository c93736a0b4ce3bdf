import { describe, expect, test } from 'vitest';
import { addresses, completed, missingPlatforms } from './platform-entries.ts';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'anything' },
    'node_modules/fast': {
      version: '2.0.0',
      dev: true,
      resolved: 'https://registry.example/fast.tgz',
      optionalDependencies: {
        '@fast/linux-x64-musl': '2.0.0',
        '@fast/darwin-arm64': '2.0.0',
        '@fast/linux-x64-gnu': '2.0.0',
      },
    },
    'node_modules/fast/node_modules/@fast/linux-x64-gnu': { version: '2.0.0', optional: true },
  },
};

describe('a lockfile made on a registry that lacks some platforms', () => {
  test('names the platforms that have no entry, nested ones counted as present', () => {
    expect(missingPlatforms(lock).map((entry) => entry.name)).toEqual(['@fast/linux-x64-musl', '@fast/darwin-arm64']);
  });

  test('gets them back with system, processor and C library, in order, and without addresses', () => {
    const repaired = completed(lock, missingPlatforms(lock));

    expect(repaired.packages['node_modules/@fast/linux-x64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    });
    expect(missingPlatforms(repaired)).toEqual([]);
    expect(addresses(repaired)).toEqual([]);
    expect(Object.keys(repaired.packages)[1]).toBe('node_modules/@fast/darwin-arm64');
  });

  test('is not repaired by guessing a platform or a version', () => {
    const odd = { packages: { 'node_modules/fast': { optionalDependencies: { 'quick-things': '1.0.0' } } } };
    const range = { packages: { 'node_modules/fast': { optionalDependencies: { 'fast-linux-x64': '^1.0.0' } } } };

    expect(() => completed(odd, missingPlatforms(odd))).toThrow('quick-things');
    expect(() => completed(range, missingPlatforms(range))).toThrow('names no one version');
  });
});

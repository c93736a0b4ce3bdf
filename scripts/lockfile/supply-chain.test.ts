import { describe, expect, test } from 'vitest';
import type { LockedPackage } from './platform-entries.ts';
import { supplyChainProblems } from './supply-chain.ts';

const HASH = `sha512-${'A'.repeat(86)}==`;
const lockOf = (entry: LockedPackage, path = 'node_modules/quick') => ({
  packages: { '': { name: 'anything' }, [path]: { version: '1.0.0', integrity: HASH, license: 'MIT', ...entry } },
});

describe('the lockfile', () => {
  test.each([
    { name: 'a package of the registry', entry: {} },
    { name: 'a choice of licences', entry: { license: '(GPL-3.0 OR MIT)' } },
    {
      name: 'a package for another system, which npm checks there',
      entry: { optional: true, os: ['aix'], integrity: undefined, license: undefined },
    },
  ])('may name $name', ({ entry }) => {
    expect(supplyChainProblems(lockOf(entry))).toEqual([]);
  });

  test.each([
    {
      entry: { version: 'git+ssh://git@example.org/quick.git#abc' },
      problem: 'node_modules/quick does not come from a registry',
    },
    { entry: { version: 'https://example.org/q.tgz' }, problem: 'node_modules/quick does not come from a registry' },
    { entry: { link: true }, problem: 'node_modules/quick does not come from a registry' },
    { entry: { integrity: undefined }, problem: 'node_modules/quick has no sha512 hash' },
    { entry: { integrity: 'sha1-AAAA' }, problem: 'node_modules/quick has no sha512 hash' },
    { entry: { hasInstallScript: true }, problem: 'node_modules/quick runs a program while it is installed' },
    {
      entry: { license: 'AGPL-3.0' },
      problem: 'node_modules/quick has the licence AGPL-3.0, which nobody has agreed to',
    },
    {
      entry: { license: undefined },
      problem: 'node_modules/quick has the licence of nobody knows, which nobody has agreed to',
    },
  ])('may not name $entry', ({ entry, problem }) => {
    expect(supplyChainProblems(lockOf(entry))).toEqual([problem]);
  });
});

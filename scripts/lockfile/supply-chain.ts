import type { LockedPackage, Lockfile } from './platform-entries.ts';

/** Licences that let us use, change and sell what is made with them. Another one is a decision for a person. */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that declare no licence npm can read, and the licence that stands in their own files. */
const LICENCES_READ: Record<string, string> = {
  'node_modules/busboy': 'MIT',
  'node_modules/combine-errors': 'MIT',
  'node_modules/dicer': 'MIT',
  'node_modules/humanize-number': 'MIT',
  'node_modules/only': 'MIT',
  'node_modules/streamsearch': 'MIT',
};

/** The licence of a package, from the lockfile or from the package's own files. */
export const licenceOf = (path: string, { license }: LockedPackage): string | undefined =>
  license ?? LICENCES_READ[path];

const STRONG_HASH = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** A version of the registry; anything else (a branch, an address, a folder) is code that nobody has looked at. */
const PLAIN_VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;

/**
 * What in the lockfile could bring code that nobody has agreed to: packages from elsewhere than a registry, without a
 * hash, with a licence that is not known to be fine, or with a program that runs while they are installed.
 */
export function supplyChainProblems(lock: Lockfile): string[] {
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, entry]) =>
      problemsOf({ ...entry, license: licenceOf(path, entry) }).map((problem) => `${path} ${problem}`),
    );
}

function problemsOf(entry: LockedPackage): string[] {
  const { version = '', integrity, hasInstallScript, link, license, optional, os, cpu } = entry;
  const problems = [];
  if (link || !PLAIN_VERSION.test(version)) problems.push('does not come from a registry');
  if (hasInstallScript) problems.push('runs a program while it is installed');
  // Put back by `npm run lockfile` for systems other than this one: npm checks their hash where it installs them.
  const isForAnotherSystem = optional && (os ?? cpu) && integrity === undefined;
  if (isForAnotherSystem) return problems;
  if (!STRONG_HASH.test(integrity ?? '')) problems.push('has no sha512 hash');
  if (!isAllowed(license)) problems.push(`has the licence ${license ?? 'of nobody knows'}, which nobody has agreed to`);
  return problems;
}

/** "MIT OR Apache-2.0": one of them is enough. */
const isAllowed = (licence = '') =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => ALLOWED_LICENCES.has(choice));

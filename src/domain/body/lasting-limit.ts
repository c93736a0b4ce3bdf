import type { Strain } from './strain.ts';

/** What may be "not for me", for as long as she says so, in the order of the screen (product §14). */
export const LASTING_LIMITS = [
  'kneeling',
  'lying',
  'jumps',
  'wrists',
  'overhead',
  'no-chair',
  'one-arm',
  'quiet',
  'girdle',
] as const;

/** One of {@link LASTING_LIMITS}. */
export type LastingLimit = (typeof LASTING_LIMITS)[number];

const EXCLUDED: Readonly<Record<LastingLimit, Strain>> = {
  kneeling: 'kneeling',
  lying: 'lying',
  jumps: 'impact',
  wrists: 'wrists',
  overhead: 'overhead',
  'no-chair': 'chair',
  'one-arm': 'two-arms',
  quiet: 'noise',
  girdle: 'girdle',
};

/** Those of the limits that rule out something which asks this of her. */
export function limitsAgainst(strains: readonly Strain[], limits: readonly LastingLimit[]): LastingLimit[] {
  return limits.filter((limit) => strains.includes(EXCLUDED[limit]));
}

/** What the device kept, in the order of the screen; undefined for what is no list, and without what is no limit. */
export function keptLimits(value: unknown): readonly LastingLimit[] | undefined {
  return Array.isArray(value) ? LASTING_LIMITS.filter((limit) => value.includes(limit)) : undefined;
}

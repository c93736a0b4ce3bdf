import type { Strain } from './strain.ts';

/** What a member may mark as "not for me", until the mark is taken away, in the order of the screen (product §14). */
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

/** Those of the member's limits that rule out a version which asks these strains of the body. */
export function limitsAgainst(strains: readonly Strain[], limits: readonly LastingLimit[]): LastingLimit[] {
  return limits.filter((limit) => strains.includes(EXCLUDED[limit]));
}

/**
 * The limits that a device kept, in the order of the screen, without anything that is no limit; undefined for a value
 * that is no list.
 */
export function keptLimits(value: unknown): readonly LastingLimit[] | undefined {
  return Array.isArray(value) ? LASTING_LIMITS.filter((limit) => value.includes(limit)) : undefined;
}

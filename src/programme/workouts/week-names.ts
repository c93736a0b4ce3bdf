import type { Week } from '#domain/plan/block.ts';

/** The names of the four weeks of a block, the same in both editions, and those once all three workouts are done. */
export const WEEK_NAMES: Readonly<Record<Week, { readonly name: string; readonly celebratedName: string }>> = {
  1: { name: 'Finding Your Rhythm', celebratedName: 'Rhythm Found' },
  2: { name: 'Building Confidence', celebratedName: 'Confidence Built' },
  3: { name: 'Discovering Strength', celebratedName: 'Strength Discovered' },
  4: { name: 'Celebrating Success', celebratedName: 'Success Celebrated' },
};

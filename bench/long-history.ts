import type { Measure } from '../scripts/bench.ts';
import { timeOpenings } from './long-history/openings.ts';
import { timeParts } from './long-history/parts.ts';

const SMALL = { parts: 60, openings: 4 };
const FULL = { parts: 400, openings: 15 };

/** Whether the app of a member with ten years of history opens as fast as a new member's: the ratio should be at most 1.3. */
export const measure: Measure = async ({ isFull }) => {
  const { parts, openings } = isFull ? FULL : SMALL;
  return [...(await timeParts(parts)), ...(await timeOpenings(openings))];
};

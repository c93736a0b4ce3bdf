import { priceText } from '#domain/price.ts';
import { FIRST_BLOCK, inWordsAtStart, WEEKS_OF_FIRST_BLOCK } from './programme-facts.ts';

export const LANDING_DESCRIPTION = `${inWordsAtStart(WEEKS_OF_FIRST_BLOCK.length)} weeks of guided home workouts for busy mothers and parents. Three a week, ${FIRST_BLOCK.shortest} to ${FIRST_BLOCK.longest} minutes, low impact as standard. One payment of ${priceText()}, yours to keep.`;

import { usePriceText } from './shown-price.ts';

/** The price in force, wherever it is printed. */
export const Price = () => <span data-price>{usePriceText()}</span>;

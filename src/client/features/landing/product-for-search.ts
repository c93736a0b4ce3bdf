import { CURRENCY } from '#domain/purchases/price.ts';
import { FIRST_BLOCK, inWordsAtStart, WEEKS_OF_FIRST_BLOCK } from '#programme/workouts/programme-facts.ts';

// The server fills in what stands between per cent signs.
export const LANDING_DESCRIPTION = `${inWordsAtStart(WEEKS_OF_FIRST_BLOCK.length)} weeks of guided home workouts for busy mothers and parents. Three a week, ${FIRST_BLOCK.shortest} to ${FIRST_BLOCK.longest} minutes, low impact as standard. One payment of %PRICE%, yours to keep.`;

export const productForSearch = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Fit in 30',
  description: LANDING_DESCRIPTION,
  image: '%ORIGIN%/share-picture.png',
  brand: { '@type': 'Brand', name: 'Fit in 30' },
  category: 'Home fitness programme',
  offers: {
    '@type': 'Offer',
    price: '%POUNDS%',
    priceCurrency: CURRENCY.toUpperCase(),
    availability: 'https://schema.org/InStock',
    url: '%ORIGIN%/',
  },
};

import { CURRENCY } from '#domain/purchases/price.ts';
import { LANDING_DESCRIPTION } from '#programme/words/landing-words.ts';

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

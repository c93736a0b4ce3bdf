import { CURRENCY, PRICE_PENCE } from '#domain/price.ts';
import { LANDING_DESCRIPTION } from './description.ts';

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
    price: (PRICE_PENCE / 100).toFixed(2),
    priceCurrency: CURRENCY.toUpperCase(),
    availability: 'https://schema.org/InStock',
    url: '%ORIGIN%/',
  },
};

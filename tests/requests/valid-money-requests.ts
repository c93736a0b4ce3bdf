import { randomUUID } from 'node:crypto';
import type { PriceAnswer } from '#contract/desk/price.ts';
import { DESK_PATHS, deskOfferEndPath, deskPriceWithdrawPath } from '#contract/paths.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { asOperator } from '#tests/desk/as-operator.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { PrepareRequest } from './valid-request.ts';

const newOffer = () => ({
  code: `SPRING-${randomUUID().slice(0, 8).toUpperCase()}`,
  kind: 'amount',
  value: '5',
  until: null,
  limit: '',
  oncePerAddress: true,
});

async function pricesOf(server: TestApp): Promise<PriceAnswer> {
  const { headers } = await deskOperatorOf(server);
  return (await server.app.inject({ url: DESK_PATHS.price, headers })).json();
}

/** A code that was made at the desk; without more it takes £5.00 off. */
export async function makeOffer(server: TestApp, more: object = {}): Promise<string> {
  const offer = { ...newOffer(), oncePerAddress: false, ...more };
  const made = await server.app.inject(await asOperator(server, { url: DESK_PATHS.offers, payload: offer }));
  if (made.statusCode !== 200) throw new Error(made.body);
  return offer.code;
}

/** The price and the offers. */
export const VALID_MONEY_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/desk/money/offers': (server) => asOperator(server, { url: DESK_PATHS.offers, payload: newOffer() }),

  'POST /api/desk/money/offers/:code/end': async (server) => {
    const code = await makeOffer(server);
    return asOperator(server, { url: deskOfferEndPath(code) });
  },

  'POST /api/desk/money/price': async (server) => {
    const { nowPence } = await pricesOf(server);
    const amount = (nowPence / 100 + 1).toFixed(2);
    return asOperator(server, { url: DESK_PATHS.price, payload: { amount, from: '' } });
  },

  'POST /api/desk/money/price/:priceId/withdraw': async (server) => {
    const from = addDays(londonDayAt(server.clock.now()), 30);
    const amount = (5 + Math.floor(Math.random() * 90_000) / 100).toFixed(2);
    const coming = await asOperator(server, { url: DESK_PATHS.price, payload: { amount, from } });
    await server.app.inject(coming);
    const { prices } = await pricesOf(server);
    return asOperator(server, { url: deskPriceWithdrawPath(prices[0]?.id ?? '') });
  },
};

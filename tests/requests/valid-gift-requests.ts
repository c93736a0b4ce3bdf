import {
  CHECKOUT_GIFT_CANCEL_PATH,
  CHECKOUT_GIFT_KEY_PATH,
  CHECKOUT_GIFT_PATH,
  CHECKOUT_GIFT_STANDING_PATH,
  GIFT_CARD_PATH,
  GIFT_CHANGE_PATH,
  GIFT_CLAIM_PATH,
  GIFT_LOOK_PATH,
  GIFT_OPEN_PATH,
  GIFT_RETURN_PATH,
} from '#contract/paths.ts';
import {
  CARD,
  cardOf,
  giftForm,
  giftFormOfToday,
  giftIdOf,
  giveGift,
  giverKeyOf,
  startGift,
} from '#tests/people/givers.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { callAs, type PrepareRequest } from './valid-request.ts';

const keyOf = async (server: TestApp) => giverKeyOf(server, await giveGift(server, giftForm(CARD)));
const codeOf = async (server: TestApp) => cardOf(server, await giveGift(server, giftForm(CARD)));

/** A gift in each of its steps. */
export const VALID_GIFT_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/checkout/gift': async (server) => ({
    method: 'POST',
    url: CHECKOUT_GIFT_PATH,
    payload: giftFormOfToday(server),
  }),

  'POST /api/checkout/gift/standing': async (server) => {
    const { answer, cookies } = await startGift(server, giftFormOfToday(server));
    const { sessionId } = answer.json();
    return { method: 'POST', url: CHECKOUT_GIFT_STANDING_PATH, payload: { sessionId }, cookies };
  },

  'POST /api/checkout/gift/cancel': async (server) => {
    const { answer, cookies } = await startGift(server, giftFormOfToday(server));
    const giftId = await giftIdOf(server, answer.json().sessionId);
    return { method: 'POST', url: CHECKOUT_GIFT_CANCEL_PATH, payload: { giftId }, cookies };
  },

  'POST /api/checkout/gift/key': async (server) => {
    const { sessionId, cookies } = await giveGift(server, giftForm(CARD));
    return { method: 'POST', url: CHECKOUT_GIFT_KEY_PATH, payload: { sessionId }, cookies };
  },

  'POST /api/gifts/look': async (server) => ({
    method: 'POST',
    url: GIFT_LOOK_PATH,
    payload: { key: await keyOf(server) },
  }),

  'POST /api/gifts/change': async (server) => ({
    method: 'POST',
    url: GIFT_CHANGE_PATH,
    payload: { key: await keyOf(server), ...CARD },
  }),

  'POST /api/gifts/card': async (server) => ({
    method: 'POST',
    url: GIFT_CARD_PATH,
    payload: { key: await keyOf(server) },
  }),

  'POST /api/gifts/return': async (server) => ({
    method: 'POST',
    url: GIFT_RETURN_PATH,
    payload: { key: await keyOf(server) },
  }),

  'POST /api/gifts/open': async (server) => ({
    method: 'POST',
    url: GIFT_OPEN_PATH,
    payload: { code: await codeOf(server) },
  }),

  'POST /api/gifts/claim': async (server) =>
    callAs(await server.people.register(), {
      method: 'POST',
      url: GIFT_CLAIM_PATH,
      payload: { code: await codeOf(server) },
    }),
};

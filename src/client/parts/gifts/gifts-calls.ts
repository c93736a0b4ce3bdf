import { callApi } from '#client/parts/server/api-client.ts';
import type {
  CancelledGift,
  GiftCard,
  GiftChange,
  GiftCheckout,
  GiftClaim,
  GiftHandle,
  GivenGift,
  GiverKey,
  NewGift,
  OpenedGift,
} from '#contract/gifts.ts';
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
  GIFTS_PATH,
} from '#contract/paths.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';

const post = <Answer>(path: string, body: object, signal?: AbortSignal) =>
  callApi<Answer>(path, { method: 'POST', body, ...(signal && { signal }) });

/** Idempotent for one form. */
export const startGift = (gift: NewGift) => post<GiftCheckout>(CHECKOUT_GIFT_PATH, gift);

export const readGiftStanding = (sessionId: string, signal: AbortSignal) =>
  post<PaymentStandingAnswer>(CHECKOUT_GIFT_STANDING_PATH, { sessionId }, signal);

export const cancelGiftCheckout = (giftId: string) => post<CancelledGift>(CHECKOUT_GIFT_CANCEL_PATH, { giftId });

export const readGiverKey = (sessionId: string) => post<GiverKey>(CHECKOUT_GIFT_KEY_PATH, { sessionId });

export const listGivenGifts = () => callApi<GivenGift[]>(GIFTS_PATH);

export const readGivenGift = (handle: GiftHandle) => post<GivenGift>(GIFT_LOOK_PATH, handle);

export const changeGift = (change: GiftChange) => post<GivenGift>(GIFT_CHANGE_PATH, change);

export const makeGiftCard = (handle: GiftHandle) => post<GiftCard>(GIFT_CARD_PATH, handle);

export const returnGift = (handle: GiftHandle) => post<GivenGift>(GIFT_RETURN_PATH, handle);

export const openGift = (code: string) => post<OpenedGift>(GIFT_OPEN_PATH, { code });

export const claimGift = (code: string) => post<GiftClaim>(GIFT_CLAIM_PATH, { code });

import type { GiftStanding } from '#domain/gifts/gift.ts';

export const GIFT_WORDS: Readonly<Record<GiftStanding, string>> = {
  unpaid: 'Not paid',
  confirming: 'The payment is on its way',
  scheduled: 'Its letter waits for its day',
  sending: 'Its letter is on its way',
  sent: 'Its letter was sent, not opened yet',
  not_arrived: 'Its letter came back',
  card: 'On a card, not opened yet',
  claimed: 'Opened',
  returning: 'Its money is on its way back',
  returned: 'Its money went back',
  with_bank: 'With the giver’s bank',
  in_review: 'Needs a look',
};

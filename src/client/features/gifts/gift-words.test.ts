import { expect, test } from 'vitest';
import type { GivenGift } from '#contract/gifts.ts';
import { standingText, standingTitle } from './gift-words.ts';
import { GIVEN_GIFT } from './given-gift.fixture.ts';

const GIFT: GivenGift = { ...GIVEN_GIFT, deliverOn: '2026-11-29' };
const [WAITS, GOES] = ['Email waiting for its day', 'Email on its way'];
const on = (day: string) => `We’ll email amira@example.org on ${day} 2026, at 9 in the morning, London time.`;
const SOON = 'We’ll email amira@example.org within minutes.';

test.each([
  { paid: '2026-11-29T08:59:59Z', deliverOn: '2026-11-29', title: WAITS, text: on('29 November') },
  { paid: '2026-11-29T09:00:00Z', deliverOn: '2026-11-29', title: GOES, text: SOON },
  { paid: '2026-11-29T13:43:00Z', deliverOn: '2026-11-29', title: GOES, text: SOON },
  { paid: '2026-11-29T08:00:00Z', deliverOn: '2026-11-30', title: WAITS, text: on('30 November') },
  { paid: '2026-11-29T13:43:00Z', deliverOn: '2026-11-30', title: WAITS, text: on('30 November') },
  { paid: '2026-07-01T08:00:00Z', deliverOn: '2026-07-01', title: GOES, text: SOON },
])('paid at $paid for $deliverOn: $title', ({ paid, deliverOn, title, text }) => {
  const [gift, now] = [{ ...GIFT, deliverOn }, Date.parse(paid)];
  expect([standingTitle(gift, now), standingText(gift, now)]).toEqual([title, text]);
});

test('only an email that waits goes by the clock', () => {
  const sent = { ...GIFT, standing: 'sent' } as const;
  expect(standingTitle(sent, Date.parse('2026-12-01T09:00:00Z'))).toBe('Email sent');
});

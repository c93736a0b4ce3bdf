import { expect } from 'vitest';
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
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { giftForm, giftIdOf } from '#tests/people/givers.ts';
import type { WatchedApp } from './watched-app.ts';

const RECEIVER = 'receiver.secretive@example.org';

/** A gift by everybody who knows its link, its codes or its browser, and by those who guess. */
export async function giveAndOpen(opened: WatchedApp): Promise<void> {
  const { server, watch, post } = opened;
  const { sessionId, cookie } = await payForGift(opened);
  const somebodyElses = { cookie: 'fit30_gift=somebody-elses' };
  for (const headers of [somebodyElses, cookie]) {
    await post(CHECKOUT_GIFT_STANDING_PATH, { sessionId }, { headers });
    await post(CHECKOUT_GIFT_CANCEL_PATH, { giftId: await giftIdOf(server, sessionId) }, { headers });
  }
  expect((await post(CHECKOUT_GIFT_KEY_PATH, { sessionId }, { headers: somebodyElses })).statusCode).toBe(404);
  const made = await post(CHECKOUT_GIFT_KEY_PATH, { sessionId }, { headers: cookie });
  const key = watch.keep('giver key', String(made.json().key));
  const delivery = {
    ...giftForm().delivery,
    recipientEmail: RECEIVER,
    deliverOn: calendarDayAt(server.clock.now(), 0),
  };
  for (const known of [watch.keep('guessed giver key', `x${key}`), key]) {
    await post(GIFT_LOOK_PATH, { key: known });
    await post(GIFT_CHANGE_PATH, { key: known, delivery });
    await post(GIFT_CARD_PATH, { key: known });
  }
  const onCard = keepCode(opened, (await post(GIFT_CARD_PATH, { key })).json().code);
  await server.lookAfterGifts();
  const emails = await emailsTo(server, RECEIVER);
  const inEmail = keepCode(opened, /\/gift#([\w-]+)/.exec(emails.at(-1)?.text ?? '')?.[1] ?? '');
  const { token } = await server.people.register();
  watch.keep('token', token);
  for (const code of [keepCode(opened, 'CDFH-JKMN-PRTV'), inEmail, onCard]) {
    await post(GIFT_OPEN_PATH, { code });
    await post(GIFT_CLAIM_PATH, { code }, { token });
  }
  await post(GIFT_RETURN_PATH, { key });
}

async function payForGift({ server, watch, post }: WatchedApp) {
  const note = watch.keep('note', 'For the mornings that are yours');
  const form = giftForm({ note, giverEmail: 'giver.secretive@example.org' });
  const started = await post(CHECKOUT_GIFT_PATH, form);
  const nonce = started.cookies.find(({ name }) => name === 'fit30_gift')?.value ?? '';
  const cookie = { cookie: `fit30_gift=${watch.keep('gift nonce', nonce)}` };
  const sessionId = watch.keep('session id', String(started.json().sessionId));
  watch.keep('client secret', String(started.json().clientSecret));
  watch.keep('receiver address', RECEIVER);
  await server.cards.pay(sessionId);
  await server.cards.webhooks.settled();
  return { sessionId, cookie };
}

/** As it is printed, and as it is read. */
function keepCode({ watch }: WatchedApp, code: string): string {
  watch.keep('gift code', code.replaceAll('-', ''));
  return watch.keep('gift code', code);
}

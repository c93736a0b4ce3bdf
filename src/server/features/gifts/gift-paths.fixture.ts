import { expect } from 'vitest';
import { GIFT_CLAIM_PATH, GIFT_LOOK_PATH } from '#contract/paths.ts';
import { emailsTo } from '#tests/mail/mailbox.ts';
import { CARD, cardOf, type Given, giftForm, giveGift, giverKeyOf } from '#tests/people/givers.ts';
import type { Person } from '#tests/people/people.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

export const DAY_MS = 86_400_000;

/** What the tests of a gift's paths do and ask. */
export function giftPaths(server: TestApp) {
  let count = 0;
  const newEmail = () => {
    count += 1;
    return `receiver${count}@example.org`;
  };
  const dayIn = (days: number) => new Date(server.clock.now() + days * DAY_MS).toISOString().slice(0, 10);
  const emailTo = (recipientEmail: string, days = 1) => ({
    giverEmail: `giver-of-${recipientEmail}`,
    delivery: { way: 'email', recipientEmail, deliverOn: dayIn(days), utcOffsetMinutes: 0 },
  });
  const post = (url: string, payload: object, person?: Person) =>
    server.app.inject({ method: 'POST', url, payload, headers: person?.headers ?? {} });
  const claim = async (person: Person, code: string) => (await post(GIFT_CLAIM_PATH, { code }, person)).json();
  const purchaseOf = ({ purchaseId }: Given) =>
    server.db.selectFrom('purchase').selectAll().where('id', '=', purchaseId).executeTakeFirstOrThrow();
  const look = async (given: Given) => (await post(GIFT_LOOK_PATH, { key: await giverKeyOf(server, given) })).json();
  const subjectsTo = async (address: string) => (await emailsTo(server, address)).map(({ subject }) => subject);
  const sendGiftEmails = async () => {
    await server.lookAfterGifts();
    await server.sentEmails();
    await server.lookAfterGifts();
    await server.sentEmails();
  };
  async function codeSentTo(address: string): Promise<string> {
    const mail = (await emailsTo(server, address)).findLast(({ subject }) => subject === 'Sam has a gift for you');
    return /\/gift#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  /** A card, claimed by somebody new. */
  async function claimed(): Promise<{ given: Given; receiver: Person }> {
    const given = await giveGift(server, giftForm(CARD));
    const receiver = await server.people.register({ firstName: 'Amira' });
    expect(await claim(receiver, await cardOf(server, given))).toEqual({ outcome: 'claimed' });
    return { given, receiver };
  }

  return { newEmail, emailTo, post, claim, purchaseOf, look, subjectsTo, sendGiftEmails, codeSentTo, claimed };
}

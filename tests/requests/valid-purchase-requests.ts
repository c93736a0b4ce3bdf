import { randomUUID } from 'node:crypto';
import { deskPurchasePath } from '#contract/paths.ts';
import { asOperator } from '#tests/desk/as-operator.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';
import { giftFormOfToday, giftIdOf, giveGift } from '#tests/people/givers.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { PrepareRequest } from './valid-request.ts';

const newEmail = () => `${randomUUID()}@example.org`;

/** Of a guest who typed the address of an account that is not theirs. */
export async function unclaimedPurchase(server: TestApp): Promise<{ purchaseId: string; ownerEmail: string }> {
  const { email: ownerEmail } = await server.people.register();
  const { sessionId } = await buyAsGuest(server, { email: ownerEmail, name: 'Bea Sample' });
  return { purchaseId: await giftIdOf(server, sessionId), ownerEmail };
}

/** A gift whose e-mail has gone out. */
export async function sentGift(server: TestApp): Promise<string> {
  const { purchaseId } = await giveGift(server, giftFormOfToday(server, { giverEmail: newEmail() }));
  await server.db
    .updateTable('gift')
    .set({ email_due_at: server.clock.now() })
    .where('purchase_id', '=', purchaseId)
    .execute();
  await server.lookAfterGifts();
  await server.sentEmails();
  await server.lookAfterGifts();
  return purchaseId;
}

const to = async (server: TestApp, purchaseId: string, action: string, payload: object = {}) =>
  asOperator(server, { url: `${deskPurchasePath(purchaseId)}/${action}`, payload });

async function correction(server: TestApp, purchaseId: string, action: 'address' | 'recipient') {
  // So many may be corrected in an hour.
  server.clock.advance(3_600_001);
  return to(server, purchaseId, action, { email: newEmail(), isSure: true });
}

/** One purchase, with or without a member. */
export const VALID_PURCHASE_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/desk/money/purchases/:purchaseId/link': async (server) =>
    to(server, (await unclaimedPurchase(server)).purchaseId, 'link'),

  'POST /api/desk/money/purchases/:purchaseId/address': async (server) =>
    correction(server, (await unclaimedPurchase(server)).purchaseId, 'address'),

  'POST /api/desk/money/purchases/:purchaseId/recipient': async (server) =>
    correction(server, await sentGift(server), 'recipient'),

  'POST /api/desk/money/purchases/:purchaseId/gift-email': async (server) =>
    to(server, await sentGift(server), 'gift-email'),

  'POST /api/desk/money/purchases/:purchaseId/refund': async (server) =>
    to(server, (await unclaimedPurchase(server)).purchaseId, 'refund', { reason: 'kindness' }),
};

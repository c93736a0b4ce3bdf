import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { DeskPurchasePage } from '#contract/desk/purchases.ts';
import { CHECKOUT_CLAIM_PURCHASE_PATH, deskPurchasePath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';
import { giftForm, giftIdOf, giveGift } from '#tests/people/givers.ts';
import { sentGift, unclaimedPurchase } from '#tests/requests/valid-purchase-requests.ts';
import { tokenSentTo } from '#tests/requests/valid-request.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

describe.each(TEST_DATABASES)('one purchase at the desk on %s', (kind) => {
  const server = serveTestApp(kind);

  const mayRun = async (role: 'owner' | 'helper' = 'owner') =>
    role === 'owner' ? deskOperatorOf(server) : operatorWith(server, { role });

  async function look(purchaseId: string): Promise<DeskPurchasePage> {
    const { headers } = await mayRun();
    return (await server.app.inject({ url: deskPurchasePath(purchaseId), headers })).json();
  }
  async function act(purchaseId: string, action: string, payload: object = {}, role?: 'helper') {
    const { headers } = await mayRun(role);
    return server.app.inject({ method: 'POST', url: `${deskPurchasePath(purchaseId)}/${action}`, headers, payload });
  }
  const correct = (purchaseId: string, email: string) => act(purchaseId, 'address', { email, isSure: true }, 'helper');
  const mailsTo = async (email: string) => (await server.sentEmails()).filter(({ to }) => to === email);

  test('a guest’s payment that waits is shown with its story, its e-mails and whose address it has', async () => {
    const { purchaseId, ownerEmail } = await unclaimedPurchase(server);
    await server.sentEmails();
    expect(await look(purchaseId)).toMatchObject({
      status: 'unclaimed',
      buyerEmail: ownerEmail,
      memberId: null,
      isNobodys: true,
      gift: null,
      emails: [{ kind: 'guest_existing', fate: 'sent' }],
      history: [{ to: 'unclaimed' }],
    });
  });

  test('an e-mail that only went into a file isn’t called sent', async () => {
    const { purchaseId } = await unclaimedPurchase(server);
    await server.sentEmails();
    await server.db.updateTable('email_outbox').set({ sent_through: 'file' }).execute();
    expect(await look(purchaseId)).toMatchObject({ emails: [{ kind: 'guest_existing', fate: 'filed' }] });
  });

  test('a mistyped address is put right: an account is made, and the old link opens nothing', async () => {
    const stranger = await server.people.register();
    const { sessionId } = await buyAsGuest(server, { email: stranger.email, name: 'Bea Sample' });
    const purchaseId = await giftIdOf(server, sessionId);
    const token = await tokenSentTo(server, stranger.email, 'confirm-purchase');
    const email = `bea-${kind}@example.org`;
    expect((await correct(purchaseId, email)).json().message).toContain(email);
    expect(await look(purchaseId)).toMatchObject({ status: 'paid', buyerEmail: email, isNobodys: false });
    expect(await tokenSentTo(server, email, 'set-password')).toMatch(/^[\w-]{43}$/);
    const claim = { method: 'POST', url: CHECKOUT_CLAIM_PURCHASE_PATH, payload: { token } } as const;
    expect((await server.app.inject({ ...claim, headers: stranger.headers })).json().code).toBe('link_expired');
    const { activity } = await look(purchaseId);
    expect(activity).toMatchObject([{ action: 'address_corrected', purchase: { id: purchaseId } }]);
    expect((await correct(purchaseId, 'again@example.org')).statusCode).toBe(409);
  });

  test('where the right address has an account, it is asked, and what Stripe was told does not come back', async () => {
    const right = await server.people.register();
    const { purchaseId } = await unclaimedPurchase(server);
    expect((await correct(purchaseId, right.email)).statusCode).toBe(200);
    await server.sweepPurchases();
    expect(await look(purchaseId)).toMatchObject({ status: 'unclaimed', buyerEmail: right.email });
    const token = await tokenSentTo(server, right.email, 'confirm-purchase');
    const claim = { method: 'POST', url: CHECKOUT_CLAIM_PURCHASE_PATH, payload: { token } } as const;
    expect((await server.app.inject({ ...claim, headers: right.headers })).statusCode).toBe(200);
    expect(await look(purchaseId)).toMatchObject({ status: 'paid', memberId: right.id });
  });

  test('the fourth correction of an operator within an hour is refused and changes nothing', async () => {
    const { headers } = await operatorWith(server, { role: 'helper' });
    const answers: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { purchaseId } = await unclaimedPurchase(server);
      const payload = { email: `fourth-${count}-${kind}@example.org`, isSure: true };
      const call = { method: 'POST', url: `${deskPurchasePath(purchaseId)}/address`, headers, payload } as const;
      answers.push((await server.app.inject(call)).statusCode);
      if (count === 3) expect((await look(purchaseId)).status).toBe('unclaimed');
    }
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('the link goes once more, once for presses within a minute, which the log says', async () => {
    const { purchaseId, ownerEmail } = await unclaimedPurchase(server);
    for (let count = 0; count < 2; count += 1) expect((await act(purchaseId, 'link')).statusCode).toBe(200);
    expect(await mailsTo(ownerEmail)).toHaveLength(2);
    const { activity } = await look(purchaseId);
    expect(activity.map(({ action, after }) => [action, after])).toEqual([
      ['purchase_link_sent', 'one had just been sent'],
      ['purchase_link_sent', null],
    ]);
  });

  test('a gift has its receiver, its e-mail and its state, and never its note', async () => {
    const purchaseId = await sentGift(server);
    const page = await look(purchaseId);
    expect(page).toMatchObject({
      status: 'unclaimed',
      buyerName: 'Sam',
      gift: { recipientName: 'Amira', recipientEmail: 'amira@example.org', standing: 'sent', claimedAt: null },
    });
    expect(JSON.stringify(page)).not.toContain('Ten minutes');
    expect(page.emails.map((email) => email.kind).sort()).toEqual(['gift_email', 'gift_receipt']);
  });

  test('an e-mail of a gift goes again, or to the right address, where only the new code opens it', async () => {
    const purchaseId = await sentGift(server);
    await act(purchaseId, 'gift-email');
    await server.lookAfterGifts();
    expect((await mailsTo('amira@example.org')).length).toBeGreaterThan(1);
    const keys = () => server.db.selectFrom('gift_key').selectAll().where('purchase_id', '=', purchaseId).execute();
    expect((await keys()).filter((key) => key.kind === 'email')).toHaveLength(2);
    const payload = { email: `right-${kind}@example.org`, isSure: true };
    expect((await act(purchaseId, 'recipient', payload)).statusCode).toBe(200);
    expect((await keys()).filter((key) => key.kind === 'email')).toHaveLength(0);
    expect((await act(purchaseId, 'gift-email')).statusCode).toBe(409);
    expect((await look(purchaseId)).gift).toMatchObject({ recipientEmail: payload.email });
  });

  test('the giver’s link goes again, and a mistyped address of hers is put right', async () => {
    const { purchaseId } = await giveGift(server, giftForm({ giverEmail: `typo-${kind}@example.org` }));
    await server.sentEmails();
    const email = `giver-${kind}@example.org`;
    expect((await act(purchaseId, 'address', { email, isSure: true })).statusCode).toBe(200);
    const keys = () => server.db.selectFrom('gift_key').selectAll().where('purchase_id', '=', purchaseId).execute();
    expect(await keys()).toHaveLength(0);
    expect(await mailsTo(email)).toHaveLength(1);
    server.clock.advance(61_000);
    expect((await act(purchaseId, 'link')).json().message).toContain(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await keys()).toHaveLength(2);
  });

  test('an unclaimed gift goes back whole, and nobody can claim it from then on', async () => {
    const purchaseId = await sentGift(server);
    expect((await act(purchaseId, 'refund', { reason: 'changed_mind' })).json().message).toBe('Refunded £29.99.');
    const page = await look(purchaseId);
    expect([page.status, page.gift?.standing]).toEqual(['refunded', 'returned']);
    const gift = server.db.selectFrom('gift').selectAll().where('purchase_id', '=', purchaseId);
    expect((await gift.executeTakeFirstOrThrow()).return_asked_at).not.toBeNull();
    expect((await act(purchaseId, 'recipient', { email: 'x@example.org', isSure: true })).statusCode).toBe(409);
  });

  test.each([
    [new Stripe.errors.StripeInvalidRequestError({ message: 'Too little money.', type: 'invalid_request_error' }), 409],
    [new Stripe.errors.StripeConnectionError({ message: 'No answer.', type: 'api_error' }), 503],
  ])('%s is told as it is, and stands in the activity log', async (error, status) => {
    const { purchaseId } = await unclaimedPurchase(server);
    const { refunds } = server.cardProcessor.stripe;
    const real = refunds.create;
    refunds.create = () => Promise.reject(Object.assign(error, status === 409 ? { statusCode: 400 } : {}));
    const answer = await act(purchaseId, 'refund', { reason: 'kindness' });
    refunds.create = real;
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringContaining(status === 409 ? 'Stripe refused the refund: “Too little money.”' : 'hasn’t answered'),
    ]);
    const page = await look(purchaseId);
    expect(page).toMatchObject({ status: 'unclaimed', amountRefundedPence: 0 });
    const outcome = status === 409 ? 'refund_refused' : 'refund_unanswered';
    expect(page.activity.map(({ action }) => action).sort()).toEqual([outcome, 'refunded'].sort());
    expect((await act(purchaseId, 'refund', { reason: 'kindness' })).statusCode).toBe(200);
  });

  test('what does not exist is not found, and a member’s payment has no address of its own', async () => {
    expect((await act('nobody', 'link')).statusCode).toBe(409);
    const { headers } = await mayRun();
    expect((await server.app.inject({ url: deskPurchasePath('nobody'), headers })).statusCode).toBe(404);
    const own = await server.people.subscribe();
    const { id } = await server.db
      .selectFrom('purchase')
      .select('id')
      .where('user_id', '=', own.id)
      .executeTakeFirstOrThrow();
    expect((await correct(id, 'other@example.org')).statusCode).toBe(409);
  });
});

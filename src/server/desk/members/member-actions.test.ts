import { describe, expect, test } from 'vitest';
import type { DeskMember } from '#contract/desk/members.ts';
import { AUTH_EXPORT_PATH, DESK_PATHS, deskMemberPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { buyAsMember, statusOf } from '#tests/people/buyers.ts';
import { tokenSentTo } from '#tests/requests/valid-request.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

describe.each(TEST_DATABASES)('what the desk does for a member on %s', (kind) => {
  const server = serveTestApp(kind);

  async function post(url: string, payload: object = {}) {
    const { headers } = await deskOperatorOf(server);
    return server.app.inject({ method: 'POST', url, headers, payload });
  }
  const act = (id: string, action: string, payload: object = {}) => post(`${deskMemberPath(id)}/${action}`, payload);
  async function member(id: string): Promise<DeskMember> {
    const { headers } = await deskOperatorOf(server);
    return (await server.app.inject({ url: deskMemberPath(id), headers })).json();
  }
  const subjectsTo = async (email: string) =>
    (await server.sentEmails()).filter(({ to }) => to === email).map(({ subject }) => subject);

  test('part of a payment goes back, access stays, and they are told how much', async () => {
    const { person } = await buyAsMember(server);
    const purchaseId = (await member(person.id)).purchases[0]?.id;
    const part = { purchaseId, amount: '£10.00', reason: 'kindness' };
    expect((await act(person.id, 'refund', part)).json().message).toBe('Refunded £10.00.');
    expect(await statusOf(server, person)).toBe('active');
    expect(await subjectsTo(person.email)).toContain('Part of your payment is on its way back');
    expect((await act(person.id, 'refund', { purchaseId, amount: '20' })).json().message).toBe(
      'You can refund up to £19.99.',
    );
    expect((await act(person.id, 'refund', { purchaseId, amount: '19.99' })).json().message).toBe('Refunded £19.99.');
    expect(await statusOf(server, person)).toBe('inactive');
    const { activity } = await member(person.id);
    expect(activity.map(({ after }) => after).sort()).toEqual([
      '£10.00 asked to go back, out of kindness',
      '£19.99 asked to go back, changed their mind',
    ]);
  });

  test.each(['0', '-1', '1.5', 'ten', '99999', ''])('%j is no amount', async (amount) => {
    const { person } = await buyAsMember(server);
    const purchaseId = (await member(person.id)).purchases[0]?.id;
    expect((await act(person.id, 'refund', { purchaseId, amount })).statusCode).toBe(400);
  });

  test('whoever loses access is told only with words', async () => {
    const [silent, told] = [(await buyAsMember(server)).person, (await buyAsMember(server)).person];
    await act(silent.id, 'access', { access: 'take' });
    await act(told.id, 'access', { access: 'take', words: 'The sign-in was shared.' });
    expect(await subjectsTo(silent.email)).not.toContain('Your access to Fit in 30 has ended');
    const mail = (await server.sentEmails()).find(({ to, subject }) => to === told.email && /ended/.test(subject));
    expect(mail?.text).toContain('The sign-in was shared.');
  });

  test('somebody without an account is let in, with a link that chooses the first password', async () => {
    const ella = { firstName: 'Ella', email: `ella-${kind}@example.org` };
    expect((await post(DESK_PATHS.invitations, ella)).statusCode).toBe(200);
    expect((await post(DESK_PATHS.invitations, ella)).statusCode).toBe(409);
    const token = await tokenSentTo(server, ella.email, 'set-password');
    server.clock.advance(13 * 86_400_000);
    const payload = { token, password: 'porridge at seven' };
    const chosen = await server.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload });
    expect(chosen.json().signIn.user).toMatchObject({ firstName: 'Ella', subscriptionStatus: 'active' });
  });

  test('a note is for the desk, is in the member’s export, and is not lost to a second writer', async () => {
    const person = await server.people.register();
    expect((await act(person.id, 'note', { note: 'A sore knee', seenAt: null })).statusCode).toBe(200);
    const { note } = await member(person.id);
    expect(note).toMatchObject({ text: 'A sore knee', savedBy: 'Kate' });
    const beside = await act(person.id, 'note', { note: 'Nothing', seenAt: null });
    expect([beside.statusCode, beside.json().message]).toEqual([409, expect.stringContaining('A sore knee')]);
    const own = await server.app.inject({ url: AUTH_EXPORT_PATH, headers: person.headers });
    expect(own.json().deskNote).toBe('A sore knee');
    expect((await act(person.id, 'note', { note: '', seenAt: note?.savedAt })).statusCode).toBe(200);
    expect((await member(person.id)).note).toBeNull();
    expect(JSON.stringify((await member(person.id)).activity)).not.toContain('knee');
  });

  test('of two notes at once one is kept and the other refused', async () => {
    const person = await server.people.register();
    const both = await Promise.all(['one', 'two'].map((note) => act(person.id, 'note', { note, seenAt: null })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('an account is deleted once its address is typed, with a last e-mail, and leaves a nameless line', async () => {
    const { person } = await buyAsMember(server);
    expect((await act(person.id, 'delete', { email: 'other@example.org' })).statusCode).toBe(400);
    expect((await act(person.id, 'delete', { email: person.email.toUpperCase() })).statusCode).toBe(200);
    expect((await act(person.id, 'sign-out')).statusCode).toBe(404);
    expect(await subjectsTo(person.email)).toContain('Your account has been deleted');
    const { headers } = await deskOperatorOf(server);
    const { lines } = (await server.app.inject({ url: DESK_PATHS.activity, headers })).json();
    const line = lines.find(({ action }: { action: string }) => action === 'account_deleted');
    expect(line).toMatchObject({ operator: 'Kate', about: null });
    expect(JSON.stringify(lines)).not.toContain(person.email);
  });

  test('the file about a member holds what the desk may see and nothing of her days', async () => {
    const { person } = await buyAsMember(server);
    await act(person.id, 'note', { note: 'A sore knee', seenAt: null });
    const { headers } = await deskOperatorOf(server);
    const file = await server.app.inject({ url: `${deskMemberPath(person.id)}/export`, headers });
    expect(Object.keys(file.json()).sort()).toEqual(
      ['account', 'desk', 'deskNote', 'exportedAt', 'purchases', 'signIns'].sort(),
    );
    expect(Object.keys(file.json().account)).not.toContain('stepGoal');
    expect((await member(person.id)).activity.map(({ action }) => action)).toContain('account_exported');
  });

  test('who gives money back after somebody else is told who was first, and how much it was', async () => {
    const { person } = await buyAsMember(server);
    const purchaseId = (await member(person.id)).purchases[0]?.id;
    const other = await operatorWith(server, { role: 'owner' });
    const asOther = async (payload: object) => {
      const url = `${deskMemberPath(person.id)}/refund`;
      const answer = await server.app.inject({ method: 'POST', url, headers: other.headers, payload });
      return [answer.statusCode, answer.json().message];
    };
    const told = (sum: string) => [
      409,
      `${sum} was already refunded by Kate. Nothing was done now. Look at the page again.`,
    ];
    await act(person.id, 'refund', { purchaseId, amount: '5', seenRefundedPence: 0 });
    expect(await asOther({ purchaseId, amount: '20', seenRefundedPence: 0 })).toEqual(told('£5.00'));
    await act(person.id, 'refund', { purchaseId, seenRefundedPence: 500 });
    expect(await asOther({ purchaseId, amount: '20', seenRefundedPence: 500 })).toEqual(told('£24.99'));
    expect(await asOther({ purchaseId })).toEqual(told('£29.99'));
  });

  test('two operators who give back different parts at once give back one', async () => {
    const { person } = await buyAsMember(server);
    const purchaseId = (await member(person.id)).purchases[0]?.id;
    const other = await operatorWith(server, { role: 'owner' });
    const url = `${deskMemberPath(person.id)}/refund`;
    await Promise.all([
      act(person.id, 'refund', { purchaseId, amount: '5', seenRefundedPence: 0 }),
      server.app.inject({
        method: 'POST',
        url,
        headers: other.headers,
        payload: { purchaseId, amount: '7', seenRefundedPence: 0 },
      }),
    ]);
    const back = (await member(person.id)).purchases[0]?.amountRefundedPence;
    expect([500, 700]).toContain(back);
  });
});

import { describe, expect, test } from 'vitest';
import { calendarAddressPath, DESK_PATHS, workoutDaysPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { wordsAtDesk } from '#tests/desk/words-at-desk.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';

describe.each(TEST_DATABASES)('the look of the programme, on %s', (kind) => {
  const { server, write, publish, place } = wordsAtDesk(kind);

  test('a name that a page or a calendar could not hold is refused, and names its field', async () => {
    await write('look', { name: '<b>Strong</b>' });
    expect((await publish('look')).json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'name', message: 'Use letters, digits, spaces and ’ . ! ? + - only.' }],
    });
    expect((await place('look')).version).toBe(0);
  });

  test('once published, the name stands in e-mails, calendars, at the card processor and in the file of sales', async () => {
    await write('look', { name: 'Mum Strong' });
    expect((await publish('look')).statusCode).toBe(200);

    await buyAsGuest(server, { email: 'new@example.org', name: 'Ann Guest' });
    const mails = (await server.sentEmails()).filter(({ to }) => to === 'new@example.org');
    expect(mails.map(({ text }) => text).join('\n')).toContain('Mum Strong, lifetime access: £29.99');
    for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toContain('Fit in 30');

    const { id, headers } = await server.people.subscribe();
    const times = { weekdays: [0, 2, 4], startMinute: 1_170, zone: 'Europe/London' };
    await server.app.inject({ method: 'PATCH', url: workoutDaysPath(id), headers, payload: times });
    const { path } = (await server.app.inject({ method: 'POST', url: calendarAddressPath(id), headers })).json();
    expect((await server.app.inject({ url: path })).body).toContain('X-WR-CALNAME:Mum Strong');

    const sales = await server.app.inject({
      url: DESK_PATHS.salesFile,
      headers: (await deskOperatorOf(server)).headers,
    });
    expect(sales.body).toContain('Mum Strong lifetime access');
  });
});

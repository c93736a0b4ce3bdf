import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refuseStorage } from '#client/browser/refused-storage.fixture.ts';
import { holdAnswer } from '#client/parts/server/fetch.fixture.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { serveSteps, waitingBodies } from './steps-card.fixture.tsx';

const server = serveSteps();

async function enter(text: string) {
  const field = screen.getByRole('textbox', { name: 'Steps today' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
}

describe('entering today’s steps', () => {
  test('a new total is sent for today, replaces the old one and empties the field', async () => {
    const card = await server.show(fixtureSecondWeek());
    await enter('4800');
    expect(server.sent).toEqual([
      { method: 'POST', path: '/api/users/amira-1/steps', body: { date: FIXTURE_TODAY, steps: 4800 } },
    ]);
    await waitFor(() => expect(card.textContent).toContain('Saved: 4,800 steps today.'));
    expect(card.textContent).toContain('4,800 of 5,000');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Steps today' }).value).toBe('');
    expect(visibleToast()?.title).not.toBe('Step goal achieved!');
  });

  test('reaching the goal after being under it is announced once, with its highest badge alone', async () => {
    const card = await server.show(fixtureSecondWeek());
    await enter('7500');
    await waitFor(() => expect(visibleToast()?.title).toBe('Step goal achieved!'));
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['150% Goal!']);
  });

  test.each(['-1', '1.5', '1,5', '100001', 'many'])(
    '"%s" steps change nothing, and the field says so',
    async (text) => {
      const card = await server.show(fixtureSecondWeek());
      await enter(text);
      expect(server.sent).toEqual([]);
      expect(card.textContent).toContain('Enter a whole number, up to 100,000.');
      expect(screen.getByRole('textbox', { name: 'Steps today' }).getAttribute('aria-invalid')).toBe('true');
    },
  );

  test('an empty field does nothing', async () => {
    const card = await server.show(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(server.sent).toEqual([]);
    expect(card.textContent).not.toContain('Please enter');
  });

  test.each(['10,000', '10 000'])('"%s" is read as it is meant', async (text) => {
    const card = await server.show(fixtureSecondWeek());
    await enter(text);
    await waitFor(() => expect(card.textContent).toContain('Saved: 10,000 steps today.'));
  });

  test('a refused update is taken back, said in a toast, and stays in the field', async () => {
    const card = await server.show(fixtureSecondWeek());
    server.refusal = Response.json({ message: 'No', code: 'invalid_input' }, { status: 400 });
    await enter('9000');
    await waitFor(() =>
      expect(visibleToast()).toMatchObject({
        kind: 'destructive',
        title: 'Failed to update steps',
        text: 'Please try again',
      }),
    );
    await waitFor(() => expect(card.textContent).toContain('4,210 of 5,000'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Steps today' }).value).toBe('9000');
  });

  test('a second total entered while the first is on its way is sent after it', async () => {
    const card = await server.show(fixtureSecondWeek());
    const { answer, letGo } = holdAnswer();
    server.answers = answer;
    await enter('4800');
    await waitFor(() => expect(card.textContent).toContain('4,800 of 5,000'));
    await enter('4900');
    await waitFor(() => expect(card.textContent).toContain('4,900 of 5,000'));
    letGo();
    await waitFor(() => expect(card.textContent).toContain('Saved: 4,900 steps today.'));
    expect(server.sent.map(({ body }) => body)).toEqual([
      { date: FIXTURE_TODAY, steps: 4800 },
      { date: FIXTURE_TODAY, steps: 4900 },
    ]);
  });

  test.each([
    { tap: '+500 steps', steps: 4710 },
    { tap: '+1,000 steps', steps: 5210 },
    { tap: 'Same as yesterday', steps: 5300 },
  ])('"$tap" is one tap', async ({ tap, steps }) => {
    const card = await server.show(fixtureSecondWeek());
    await userEvent.click(screen.getByRole('button', { name: tap }));
    await waitFor(() =>
      expect(card.parentElement?.textContent).toContain(`Saved: ${steps.toLocaleString('en-GB')} steps today.`),
    );
    expect(server.sent.at(-1)?.body).toEqual({ date: FIXTURE_TODAY, steps });
    expect(visibleToast()?.title === 'Step goal achieved!').toBe(steps >= 5000);
  });

  test('taps in a row add up and go out in their order', async () => {
    const card = await server.show(fixtureSecondWeek());
    for (const tap of ['+500 steps', '+500 steps', '+1,000 steps']) {
      await userEvent.click(screen.getByRole('button', { name: tap }));
    }
    await waitFor(() => expect(card.parentElement?.textContent).toContain('Saved: 6,210 steps today.'));
    await waitFor(() => expect(server.sent.at(-1)?.body).toEqual({ date: FIXTURE_TODAY, steps: 6210 }));
  });

  test('a day that is full takes no more', async () => {
    await server.show(fixtureDashboard({ steps: [{ date: FIXTURE_TODAY, steps: 99_700 }] }));
    await userEvent.click(screen.getByRole('button', { name: '+500 steps' }));
    expect(server.sent).toEqual([]);
  });

  test('where the browser refuses all storage, nothing is called saved', async () => {
    const card = await server.show(fixtureSecondWeek());
    server.unreachable = true;
    refuseStorage();
    await enter('2222');
    const text = 'Kept only while this page stays open. We’ll sync it when we can.';
    await waitFor(() => expect(card.textContent).toContain(text));
    expect(card.textContent).not.toContain('Saved on this device');
  });

  test.each([
    { isOnline: false, text: 'Saved on this device. We’ll sync it when you’re back online.' },
    { isOnline: true, text: 'Saved on this device. We’ll sync it when we can.' },
  ])('steps that reach nobody stay in sight and are kept on the device, online: $isOnline', async (here) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(here.isOnline);
    const card = await server.show(fixtureSecondWeek());
    server.unreachable = true;
    await enter('5600');
    await waitFor(() => expect(card.textContent).toContain(here.text));
    expect(card.textContent).toContain('5,600 of 5,000');
    expect(await waitingBodies()).toEqual([{ date: FIXTURE_TODAY, steps: 5600 }]);
    expect(visibleToast()?.title).toBe('Step goal achieved!');
  });

  test('steps that a server in trouble has not saved are not said to wait for a connection', async () => {
    const card = await server.show(fixtureSecondWeek());
    server.refusal = new Response('', { status: 503 });
    await enter('5600');
    const text = 'Saved on this device. We’ll sync it when we can.';
    await waitFor(() => expect(card.textContent).toContain(text));
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AUTH_NEWSLETTER_PATH } from '#contract/paths.ts';
import { NEWSLETTER_TEXT, NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { serveSettings, USER } from './settings-screen.fixture.tsx';

const server = serveSettings();

const choice = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Emails from your coach' });

describe('the newsletter', () => {
  test('are off until she says yes, with the words that the answer names, and off again with one tap', async () => {
    server.answer(200, { choice: { answer: 'yes', at: 1 } });
    server.open({ ...USER, subscriptionStatus: 'inactive' }, 'privacy');
    await vi.waitFor(async () => expect((await choice()).disabled).toBe(false));
    expect((await choice()).checked).toBe(false);
    expect(screen.getByText(NEWSLETTER_TEXT)).toBeTruthy();
    await userEvent.click(await choice());
    await vi.waitFor(async () => expect((await choice()).checked).toBe(true));
    server.answer(200, { choice: { answer: 'no', at: 2 } });
    await userEvent.click(await choice());
    await vi.waitFor(async () => expect((await choice()).checked).toBe(false));
    const said = server.requests.filter(({ method, path }) => method === 'POST' && path === AUTH_NEWSLETTER_PATH);
    expect(said.map(({ body }) => body)).toEqual(
      ['yes', 'no'].map((answer) => ({ answer, wording: NEWSLETTER_WORDING })),
    );
  });

  test('a no while the yes is on its way follows it, and is the last word', async () => {
    server.answer(200, { choice: { answer: 'yes', at: 1 } });
    server.open(USER, 'privacy');
    await vi.waitFor(async () => expect((await choice()).disabled).toBe(false));
    const letGo = server.hold();
    await userEvent.click(await choice());
    await userEvent.click(await choice());
    expect((await choice()).checked).toBe(false);
    const said = () =>
      server.requests
        .filter(({ method, path }) => method === 'POST' && path === AUTH_NEWSLETTER_PATH)
        .map(({ body }) => (body as { answer: string }).answer);
    expect(said()).toEqual(['yes']);
    server.answer(200, { choice: { answer: 'no', at: 2 } });
    letGo();
    await vi.waitFor(() => expect(said()).toEqual(['yes', 'no']));
    await vi.waitFor(async () => expect((await choice()).checked).toBe(false));
  });

  test('an answer that not delivered is said to be lost, and the switch goes back', async () => {
    server.answer();
    server.open(USER, 'privacy');
    await vi.waitFor(async () => expect((await choice()).disabled).toBe(false));
    await userEvent.click(await choice());
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    expect((await choice()).checked).toBe(false);
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import type { OwnSitter } from '#contract/sitter.ts';
import { SitterSection } from './sitter-section.tsx';

const MADE_AT = Date.UTC(2026, 10, 20, 12);
const SAM = { name: 'Sam', showsTime: true, madeAt: MADE_AT, endedAt: null };

let kept: OwnSitter;
let isDown: boolean;
const requests: [string, unknown?][] = [];

/** Keeps what it is sent, as the server does. */
async function answer(_path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch');
  const sent = body === undefined ? undefined : JSON.parse(String(body));
  if (method !== 'GET') requests.push(sent === undefined ? [method] : [method, sent]);
  if (method === 'POST') kept = { sitter: { ...SAM, ...sent } };
  if (method === 'DELETE') kept = { sitter: null };
  return Response.json(method === 'POST' ? { ...kept, path: `/sitter#secret-${requests.length}` } : kept);
}

beforeEach(() => {
  requests.length = 0;
  kept = { sitter: null };
  isDown = false;
  vi.stubGlobal('fetch', answer);
});

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SitterSection userId="u1" />
      <Toaster />
    </QueryClientProvider>,
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const linkField = () => screen.findByLabelText<HTMLInputElement>(/^(The link|Link for)/);

describe('asking somebody to cover', () => {
  test('gives a link that is shown this once', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(/first name/), 'Sam');
    await press('Make a link');
    const field = await linkField();
    expect(field.value).toBe(`${location.origin}/sitter#secret-1`);
    expect(document.activeElement).toBe(field);
    expect(requests).toEqual([['POST', { name: 'Sam', showsTime: true }]]);
    expect(screen.getByText(/^Sam sees your first name and your days, times and minutes\. Nothing else/)).toBeTruthy();
  });

  test('needs no name, and may leave the times out', async () => {
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Show the time too' }));
    await press('Make a link');
    expect((await linkField()).labels?.[0]?.textContent).toBe('The link');
    expect(requests).toEqual([['POST', { name: '', showsTime: false }]]);
    expect(screen.getByText(/^Your sitter sees your first name and your days and minutes\./)).toBeTruthy();
  });

  test('is ended with one tap', async () => {
    kept = { sitter: SAM };
    open();
    await press(/^End it/);
    expect(await screen.findByText('Stopped')).toBeTruthy();
    expect(requests).toEqual([['DELETE']]);
    expect(await screen.findByRole('button', { name: 'Make a link' })).toBeTruthy();
  });

  test('gives another link only after a question, for the same person', async () => {
    kept = { sitter: { ...SAM, showsTime: false } };
    open();
    await press(/^Make a new link.*20 November 2026/);
    await press('Keep it');
    expect(requests).toEqual([]);
    await press(/^Make a new link.*The one/);
    await press('Make a new link');
    expect((await linkField()).value).toContain('#secret-1');
    expect(requests).toEqual([['POST', { name: 'Sam', showsTime: false }]]);
  });

  test('is said to be over where the link ended it, without a reason or a reproach', async () => {
    kept = { sitter: { ...SAM, endedAt: MADE_AT } };
    open();
    expect(
      await screen.findByText(/^Sam no longer covers since 20 November 2026\. You can ask someone else any time/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy();
    await press('Close');
    expect(screen.queryByText(/no longer covers/)).toBeNull();
    expect(requests).toEqual([['DELETE']]);
  });

  test('says what is missing without a connection, and looks again', async () => {
    isDown = true;
    open();
    expect(await screen.findByText(/^We can’t reach our server/)).toBeTruthy();
    isDown = false;
    await press('Look again');
    expect(await screen.findByRole('button', { name: 'Make a link' })).toBeTruthy();
  });
});

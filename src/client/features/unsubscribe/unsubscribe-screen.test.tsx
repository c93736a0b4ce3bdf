import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

const posts: unknown[] = [];

function serverAnswers(status: number, body: object) {
  posts.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    posts.push([method, path]);
    return new Response(JSON.stringify(body), { status });
  });
}
const DONE = { message: 'You won’t get any more reminders by email.' };
const press = () => userEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('the link in a reminder', () => {
  test('ends reminders with a press, and not before', async () => {
    serverAnswers(200, DONE);
    history.replaceState(null, '', '/unsubscribe#token-1');
    render(<UnsubscribeScreen />);
    expect([posts, location.hash]).toEqual([[], '']);
    await press();
    expect(await screen.findByRole('heading', { name: 'Done, they’ve stopped' })).toBe(document.activeElement);
    expect(posts).toEqual([['POST', '/unsubscribe/token-1']]);
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
  });

  test('works as mail programs open it, too', async () => {
    serverAnswers(200, DONE);
    render(<UnsubscribeScreen token="token-2" />);
    await press();
    expect(await screen.findByRole('heading', { name: 'Done, they’ve stopped' })).toBeTruthy();
    expect(posts).toEqual([['POST', '/unsubscribe/token-2']]);
  });

  test('that has run out says where reminders are switched off', async () => {
    serverAnswers(400, { code: 'link_expired', message: 'This link has expired.' });
    render(<UnsubscribeScreen token="old" />);
    await press();
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
    expect(screen.getByText(/Workout days and reminders/)).toBeTruthy();
  });

  test('without its token is a link that has run out', () => {
    render(<UnsubscribeScreen />);
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  });

  test('that reaches nobody can be pressed again', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    render(<UnsubscribeScreen token="token-3" />);
    await press();
    expect(await screen.findByText(/^We can’t reach our server/)).toBeTruthy();
    serverAnswers(200, DONE);
    await press();
    expect(await screen.findByRole('heading', { name: 'Done, they’ve stopped' })).toBeTruthy();
  });
});

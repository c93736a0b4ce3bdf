import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { today } from '#client/parts/plan/calendar-now.ts';
import { holdAnswer } from '#client/parts/server/fetch.fixture.ts';
import type { SitterPage } from '#contract/sitter.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { SitterScreen } from './sitter-screen.tsx';

const session = (ahead: number): SitterPage['sessions'][number] => ({
  day: addDays(today(), ahead),
  from: '19:30',
  until: '19:55',
  minutes: 25,
  answer: null,
});

let page: SitterPage;
let refusal: number | undefined;
let isDown: boolean;
/** Nothing is answered before it. */
let answers: Promise<void>;
const posts: [string, Record<string, unknown>][] = [];

/** Keeps what it is told, as the server does. */
async function answer(path: string, { body }: RequestInit = {}): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch');
  const { token, ...sent } = JSON.parse(String(body));
  expect(token).toBe('token-1');
  posts.push([path, sent]);
  const isOpening = path.endsWith('/open');
  if (refusal !== undefined && !(refusal === 409 && isOpening)) {
    return Response.json({ code: 'changed_meanwhile', message: 'These days have changed.' }, { status: refusal });
  }
  if (path.endsWith('/calendar')) {
    return Response.json({ path: sent.isWanted ? '/api/sitter-calendar/secret/sitter.ics' : null });
  }
  if (path.endsWith('/emails')) {
    page = { ...page, emails: sent.email === null ? 'none' : 'asked' };
    return Response.json(page);
  }
  await answers;
  const said = (one: SitterPage['sessions'][number]) => (one.day === sent.day ? { ...one, answer: sent.answer } : one);
  page = { ...page, sessions: page.sessions.map(said) };
  return Response.json(page);
}

beforeEach(() => {
  posts.length = 0;
  page = { firstName: 'Amira', sessions: [session(0), session(2)], hasCalendar: false, emails: 'none' };
  refusal = undefined;
  isDown = false;
  answers = Promise.resolve();
  vi.stubGlobal('fetch', answer);
  history.replaceState(null, '', '/sitter#token-1');
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const isPressed = (name: string) => screen.getAllByRole('button', { name })[0]?.getAttribute('aria-pressed');

describe('the page of the sitter', () => {
  test('says when, and keeps its address', async () => {
    render(<SitterScreen />);
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re on, 19:30 to 19:55' })).toBeTruthy();
    expect(screen.getByText('Today')).toBeTruthy();
    expect(screen.getByText('Amira is training for up to 25 minutes.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Not that day' })).toBeTruthy();
    expect(location.hash).toBe('#token-1');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('says the day where she tells no time, and that nothing is planned', async () => {
    page = { ...page, sessions: [{ ...session(1), from: null, until: null }] };
    const { unmount } = render(<SitterScreen />);
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re on' })).toBeTruthy();
    expect(screen.getByText('Tomorrow')).toBeTruthy();
    unmount();
    page = { ...page, sessions: [] };
    render(<SitterScreen />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing planned' })).toBeTruthy();
  });

  test('takes an answer with one tap, and another one after it', async () => {
    render(<SitterScreen />);
    await press('Not today');
    expect(await screen.findByText('Amira knows. Thanks for saying.')).toBeTruthy();
    expect(posts.at(-1)).toEqual(['/api/sitter/answer', { day: today(), from: '19:30', answer: 'no' }]);
    expect([isPressed('Yes'), isPressed('Not today')]).toEqual(['false', 'true']);
    await press('Yes');
    expect(await screen.findByText('Amira knows you’ve got it.')).toBeTruthy();
    expect([isPressed('Yes'), isPressed('Not today')]).toEqual(['true', 'false']);
  });

  test('takes an answer for another day while the first is on its way', async () => {
    render(<SitterScreen />);
    await screen.findByText('Today');
    const { answer: held, letGo } = holdAnswer();
    answers = held;
    await press('Not today');
    await press('Not that day');
    letGo();
    await waitFor(() => expect(screen.getAllByText('Amira knows. Thanks for saying.')).toHaveLength(2));
    const said = posts.filter(([path]) => path === '/api/sitter/answer').map(([, { day }]) => day);
    expect(said).toEqual([today(), addDays(today(), 2)]);
  });

  test('shows her days anew where they have changed meanwhile', async () => {
    render(<SitterScreen />);
    await screen.findByText('Today');
    page = { ...page, sessions: [session(1)] };
    refusal = 409;
    await press('Yes');
    expect(await screen.findByText('These days have changed.')).toBeTruthy();
    expect(await screen.findByText('Tomorrow')).toBeTruthy();
    expect(isPressed('Yes')).toBe('false');
  });

  test('keeps its days, with a word, where an answer reaches nobody', async () => {
    render(<SitterScreen />);
    await screen.findByText('Today');
    isDown = true;
    await press('Yes');
    expect(await screen.findByText(/^We can’t reach our server/)).toBeTruthy();
    expect(isPressed('Yes')).toBe('false');
    isDown = false;
    await press('Yes');
    expect(await screen.findByText('Amira knows you’ve got it.')).toBeTruthy();
    expect(screen.queryByText(/^We can’t reach our server/)).toBeNull();
  });

  test('gives the calendar an address, and takes it away', async () => {
    render(<SitterScreen />);
    await press(/^Add it to my calendar/);
    const field = await screen.findByLabelText<HTMLInputElement>('The calendar’s address');
    expect(field.value).toBe(`${location.origin}/api/sitter-calendar/secret/sitter.ics`);
    expect(screen.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toMatch(/^webcal:/);
    await press(/^Stop the calendar/);
    await waitFor(() => expect(screen.queryByLabelText('The calendar’s address')).toBeNull());
    expect(posts.slice(1)).toEqual([
      ['/api/sitter/calendar', { isWanted: true }],
      ['/api/sitter/calendar', { isWanted: false }],
    ]);
  });

  test('asks for the week by email, and stops it', async () => {
    render(<SitterScreen />);
    await press('Email me my week');
    expect(posts).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Your email'), 'sam@example.org');
    await press('Email me my week');
    expect(await screen.findByText('Check that inbox for our email, and say yes there.')).toBeTruthy();
    await press('Use another address');
    expect(await screen.findByLabelText('Your email')).toBeTruthy();
    expect(posts.slice(1)).toEqual([
      ['/api/sitter/emails', { email: 'sam@example.org' }],
      ['/api/sitter/emails', { email: null }],
    ]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('says that the week comes, and how to stop it', async () => {
    page = { ...page, emails: 'weekly' };
    render(<SitterScreen />);
    expect(await screen.findByText('Your week comes on Sunday evenings.')).toBeTruthy();
    await press('Stop the emails');
    expect(await screen.findByLabelText('Your email')).toBeTruthy();
  });

  test('ends with one tap', async () => {
    render(<SitterScreen />);
    await press('Stop being the sitter');
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
    expect(posts.at(-1)).toEqual(['/api/sitter/end', {}]);
  });

  test.each(['Yes', 'Stop being the sitter', /^Add it to my calendar/])(
    'has ended where %s finds nothing any more',
    async (name) => {
      render(<SitterScreen />);
      await screen.findByText('Today');
      refusal = 404;
      await press(name);
      expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
    },
  );

  test('has ended without a token, and asks nobody', async () => {
    history.replaceState(null, '', '/sitter');
    render(<SitterScreen />);
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeTruthy();
    expect(posts).toEqual([]);
  });

  test('that did not open can be opened again', async () => {
    isDown = true;
    render(<SitterScreen />);
    expect(await screen.findByRole('heading', { name: 'This didn’t open' })).toBeTruthy();
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Today')).toBeTruthy();
  });
});

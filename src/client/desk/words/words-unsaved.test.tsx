import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { serveWords } from './words-server.fixture.ts';

const fetched = stubFetch();
let server: ReturnType<typeof serveWords>;

beforeEach(() => {
  server = serveWords(fetched);
});

const SAVED = /^Draft saved, /;
const TRYING = 'Not saved. Trying again…';
const promise = () => screen.getByLabelText<HTMLTextAreaElement>('Promise');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  history.replaceState(null, '', '/desk/words/landing');
  render(<Desk />);
  await screen.findByLabelText('Promise');
}

function type(text: string) {
  fireEvent.change(promise(), { target: { value: text } });
}

/** Types, and lets the time go by after which what is typed is sent. */
async function typeAndPause(text: string) {
  type(text);
  await pass(900);
}

describe('the draft of words', () => {
  test('is called saved once the server has said so, and not while its answer is on the way', async () => {
    let resolve: (answer: Response) => void = () => undefined;
    const answer = new Promise<Response>((done) => {
      resolve = done;
    });
    server.fate = () => answer;
    await open();
    type('Mine');
    expect(screen.queryByText(SAVED)).toBeNull();
    await pass(60_000);
    expect(screen.queryByText(SAVED)).toBeNull();
    screen.getByText('Not saved yet…');
    resolve(Response.json({ message: 'Saved.', revision: 1, at: 0, problems: [] }));
    await screen.findByText(SAVED);
    type('Mine again');
    expect(screen.queryByText(SAVED)).toBeNull();
  });

  test('that not delivered is not called saved, and is tried again by itself, later and later', async () => {
    await open();
    await typeAndPause('First');
    await screen.findByText(SAVED);
    server.fate = 'never arrived';
    await typeAndPause('Second');
    await screen.findByText(TRYING);
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(screen.getByText(/can’t reach our server/).closest('[role=status]')?.textContent).toContain(TRYING);
    const tries = server.saves();
    await pass(2_100);
    expect(server.saves()).toBe(tries + 1);
    await pass(2_100);
    expect(server.saves()).toBe(tries + 1);
    await pass(2_100);
    expect(server.saves()).toBe(tries + 2);
    server.fate = 'kept';
    await pass(8_100);
    await screen.findByText(SAVED);
    expect(server.place.draft?.fields.promise).toBe('Second');
  });

  test('is sent as soon as the network is back', async () => {
    server.fate = 'never arrived';
    await open();
    await typeAndPause('Mine');
    await screen.findByText(TRYING);
    server.fate = 'kept';
    fireEvent(window, new Event('online'));
    await pass(0);
    screen.getByText(SAVED);
  });

  test('is sent once she is signed in again', async () => {
    await open();
    server.isSignedIn = false;
    await typeAndPause('Mine');
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'kate@example.org' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    await screen.findByText(SAVED);
    expect(server.place.draft?.fields.promise).toBe('Mine');
  });

  test('whose answer was lost is hers, and nobody else is said to have changed it', async () => {
    server.fate = 'answer lost';
    await open();
    await typeAndPause('Mine');
    await screen.findByText(TRYING);
    server.fate = 'kept';
    await typeAndPause('Mine, longer');
    await screen.findByText(SAVED);
    expect(server.place.draft?.fields.promise).toBe('Mine, longer');
    expect(screen.queryByText(/changed this text/)).toBeNull();
  });

  test.each([
    ['Nina', 'Nina changed this text.'],
    ['Kate', 'You changed this text in another window.'],
  ])('that %s has changed is told at once; hers is kept over it if she says so', async (author, words) => {
    await open();
    server.draftOf(author, 'Theirs');
    await typeAndPause('Mine');
    await screen.findByText(new RegExp(words));
    expect(promise().value).toBe('Mine');
    screen.getByText('There now: Theirs');
    expect(screen.queryByText(SAVED)).toBeNull();
    const tries = server.saves();
    await pass(60_000);
    expect(server.saves()).toBe(tries);
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText(SAVED);
    expect(server.place.draft?.fields.promise).toBe('Mine');
  });

  test('that somebody else has changed can be taken in place of hers', async () => {
    await open();
    server.draftOf('Nina', 'Theirs');
    await typeAndPause('Mine');
    fireEvent.click(await screen.findByRole('button', { name: 'Take the other one' }));
    await waitFor(() => expect(promise().value).toBe('Theirs'));
    screen.getByText(SAVED);
    expect(server.place.draft?.author).toBe('Nina');
  });

  test('that was saved, and is changed by somebody else, is no more called saved', async () => {
    await open();
    await typeAndPause('Mine');
    await screen.findByText(SAVED);
    server.draftOf('Nina', 'Theirs');
    fireEvent(window, new Event('visibilitychange'));
    await screen.findByText(/Nina changed this text/);
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(promise().value).toBe('Mine');
  });

  test('that is refused says why, and is sent again once she types', async () => {
    server.fate = () => Response.json({ code: 'invalid_input', message: 'This is too long.' }, { status: 400 });
    await open();
    await typeAndPause('Too much');
    await screen.findByText('This is too long.');
    screen.getByText('Not saved');
    const tries = server.saves();
    await pass(60_000);
    expect(server.saves()).toBe(tries);
    server.fate = 'kept';
    await typeAndPause('Less');
    await screen.findByText(SAVED);
  });

  test('is what the preview shows, each time that it is saved', async () => {
    await open();
    const shown = () => screen.getByTitle('Front page with the saved draft in it').getAttribute('src');
    expect(shown()).toMatch(/of=0$/);
    await typeAndPause('Mine');
    await waitFor(() => expect(shown()).toMatch(/of=1$/));
    await typeAndPause('Mine again');
    await waitFor(() => expect(shown()).toMatch(/of=2$/));
  });
});

describe('whoever leaves', () => {
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Back to text' }));

  test('before all is saved is led on once it is', async () => {
    await open();
    type('Mine');
    leave();
    await screen.findByRole('heading', { name: 'Words' });
    expect(server.place.draft?.fields.promise).toBe('Mine');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['by a link', leave],
    ['by the browser’s way back', () => act(() => history.back())],
  ])('%s with something unsaved is asked first', async (_way, go) => {
    history.replaceState(null, '', '/desk/words');
    history.pushState(null, '', '/desk/words/landing');
    render(<Desk />);
    await screen.findByLabelText('Promise');
    server.fate = 'never arrived';
    await typeAndPause('Mine');
    await screen.findByText(TRYING);
    go();
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay here' }));
    expect(promise().value).toBe('Mine');
    expect(location.pathname).toBe('/desk/words/landing');
    go();
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without them' }));
    await screen.findByRole('heading', { name: 'Words' });
  });

  test('by closing the page is asked by the browser, as long as something is unsaved', async () => {
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await open();
    expect(closes()).toBe(true);
    server.fate = 'never arrived';
    type('Mine');
    expect(closes()).toBe(false);
    await screen.findByText(TRYING);
    expect(closes()).toBe(false);
    server.fate = 'kept';
    fireEvent(window, new Event('online'));
    await screen.findByText(SAVED);
    expect(closes()).toBe(true);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { LINK_EXPIRED } from '#contract/refusals.ts';

const fetched = stubFetch();
const KATE = { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0, hasPassword: true };
const SIGNED_OUT = { code: 'not_signed_in', message: 'Please sign in to the desk.' };

let kind = 'first';
let isSpent = false;
let isIn = false;

beforeEach(() => {
  kind = 'first';
  isSpent = false;
  isIn = false;
  history.replaceState(null, '', '/desk/start#the-code');
  fetched.mockImplementation(async (input) => {
    const path = String(input);
    if (path === DESK_PATHS.me) return isIn ? Response.json(KATE) : Response.json(SIGNED_OUT, { status: 401 });
    if (isSpent) return Response.json(LINK_EXPIRED, { status: 400 });
    if (path === DESK_PATHS.code) return Response.json({ kind });
    return Response.json({ recoveryCodes: ['aaaa-bbbb-cccc'] });
  });
});

const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

async function begin() {
  render(<Desk />);
  fireEvent.change(await screen.findByLabelText('Your first name'), { target: { value: 'Kate' } });
  fireEvent.change(screen.getByLabelText('Your email'), { target: { value: KATE.email } });
  fireEvent.change(screen.getByLabelText('Choose a password'), { target: { value: 'a long way to the sea' } });
  return () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

test('a new desk leads from the recovery codes to what is left before it opens', async () => {
  (await begin())();
  await screen.findByText('aaaa-bbbb-cccc');
  expect(await linkTo('I’ve written them down')).toBe('/desk/setup');
});

test('a helper who was invited, and whose browser has no passkeys, chooses a password', async () => {
  kind = 'again';
  render(<Desk />);
  expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Choose a password'), { target: { value: 'a long way to the sea' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('aaaa-bbbb-cccc')).toBeTruthy();
});

test('whose first answer got lost is told that she may be in, that no recovery code was shown, and where to go', async () => {
  const send = await begin();
  isSpent = true;
  send();
  expect(await screen.findByText(/you haven’t seen your recovery codes/)).toBeTruthy();
  expect(await linkTo('Go to sign-in')).toBe('/desk/sign-in');
});

test('whoever loads the page of her recovery codes again is in, and led to new ones', async () => {
  isSpent = true;
  isIn = true;
  history.replaceState(null, '', '/desk/start');
  render(<Desk />);
  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeTruthy();
  expect(await linkTo('To your sign-in')).toBe('/desk/sign-in');
});

test('nobody else is told more than that the code opens nothing', async () => {
  isSpent = true;
  render(<Desk />);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(await linkTo('Go to sign-in')).toBe('/desk');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { AuthScreen } from './auth-screen.tsx';

/** Somebody who has not paid, as the server describes them. */
export const USER = {
  id: 'anna',
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: '',
  initials: 'A',
  subscriptionStatus: 'inactive',
  stepGoal: null,
  pendingEmail: null,
  createdAt: 1_790_000_000_000,
};
export const fetchStub = stubFetch();
export const sent = () => fetchStub.mock.calls.filter(([, init]) => init?.method === 'POST');

export function serverAnswers(status: number, body: object) {
  fetchStub.mockImplementation(async (path) =>
    path === '/api/site'
      ? new Response(JSON.stringify(SITE_ANSWER))
      : new Response(JSON.stringify(body), { status, statusText: 'No' }),
  );
}

/** A browser that knows nobody, before each test. */
export function forgetEverybody() {
  beforeEach(() => {
    clearSignIn();
    serverAnswers(200, {});
  });
  afterEach(() => {
    act(() => dismissToast(visibleToast()?.id ?? 0));
  });
}

/** The screen at an address, with the toasts. */
export function openAuth(path: string) {
  history.replaceState(null, '', path);
  render(
    <>
      <AuthScreen />
      <Toaster />
    </>,
  );
}

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const problemOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONFIRMED, LOGIN, openSuccessPage, serverAnswers, USER, VERIFY } from './success-page.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const CLAIM = '/api/checkout/claim-account';
const NEEDS_PASSWORD = {
  status: 200,
  body: { ...CONFIRMED, firstName: 'Amira', email: 'amira@exmaple.org', needsPasswordSetup: true },
};

describe('a guest has paid', () => {
  const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

  async function choose(password: string, confirmation = password) {
    const hand = user();
    await hand.type(await screen.findByLabelText('Choose a Password'), password);
    await hand.type(screen.getByLabelText('Confirm Password'), confirmation);
    await hand.click(screen.getByRole('button', { name: 'Complete Account Setup' }));
  }

  test('she chooses a password, is welcomed, and is led on after two seconds', async () => {
    const asked = serverAnswers({
      [VERIFY]: [NEEDS_PASSWORD],
      [CLAIM]: [{ status: 200, body: { token: 't2', user: { ...USER, firstName: 'Amira' } } }],
    });
    openSuccessPage('?session_id=cs_test_1');
    expect(await screen.findByRole('heading', { name: 'Last step, Amira' })).toBeTruthy();
    await choose('tea before squats');
    expect(await screen.findByRole('heading', { name: 'Welcome, Amira. You’re in.' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('t2');
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard'), { timeout: 10_000 });
    expect(asked).not.toContain(LOGIN);
  });

  test.each([
    ['tea before squats', 'tea before squat', "Passwords don't match", 'Please make sure both passwords are the same.'],
    ['tea', 'tea', 'Password too short', 'Password must be at least 6 characters long.'],
  ])('%j and %j are refused here', async (password, confirmation, title, text) => {
    const asked = serverAnswers({ [VERIFY]: [NEEDS_PASSWORD] });
    openSuccessPage('?session_id=cs_test_1');
    await choose(password, confirmation);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(text)).toHaveLength(2); // in the toast and beside the field
    expect(asked).not.toContain(CLAIM);
  });

  test.each([
    [{ status: 409, body: { message: 'Chosen already.', code: 'already_claimed' } }, 'Chosen already.'],
    [{ status: 500, body: 'broken' }, 'Failed to set up your account. Please try again.'],
  ])('a claim that fails is told %#', async (answer, text) => {
    serverAnswers({ [VERIFY]: [NEEDS_PASSWORD], [CLAIM]: [answer] });
    openSuccessPage('?session_id=cs_test_1');
    await choose('tea before squats');
    expect(await screen.findByText('Setup failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('a password that the server finds too common is marked', async () => {
    const fields = [{ field: 'password', message: 'That’s one of the most used passwords.' }];
    const refusal = { status: 400, body: { message: fields[0]?.message, code: 'invalid_input', fields } };
    serverAnswers({ [VERIFY]: [NEEDS_PASSWORD], [CLAIM]: [refusal] });
    openSuccessPage('?session_id=cs_test_1');
    await choose('password');
    expect(await screen.findByText('Setup failed')).toBeTruthy();
    expect(screen.getByLabelText('Choose a Password').getAttribute('aria-invalid')).toBe('true');
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/platform/query-client.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const USER = {
  id: 'u1',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Walker',
  initials: 'AW',
  subscriptionStatus: 'active',
  stepGoal: 5_000,
  pendingEmail: null,
  createdAt: 0,
};

interface Request {
  path: string;
  method: string;
  body: unknown;
}
const LISTS = ['/api/auth/devices', '/api/payment/purchases'];
const requests: Request[] = [];
const patches = () => requests.filter(({ method }) => method === 'PATCH');

/** Answers a PATCH with this, the dashboard with rest passes on, no devices and no purchases; `undefined` is a network that is away. */
function serverAnswers(status?: number, body?: object) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    requests.push({ path, method, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    if (method === 'GET') return new Response(JSON.stringify(LISTS.includes(path) ? [] : { restPasses: true }));
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status });
  });
}

function open(user: object = USER) {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('subscriptionStatus', (user as typeof USER).subscriptionStatus);
  localStorage.setItem('user', JSON.stringify(user));
  history.replaceState(null, '', '/settings');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SettingsScreen />
      <Toaster />
    </QueryClientProvider>,
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function fill(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}

beforeEach(() => {
  requests.length = 0;
  serverAnswers(200, USER);
});
afterEach(() => vi.unstubAllGlobals());

describe('the profile', () => {
  test('saves what was changed, says so, and is who she is from then on', async () => {
    serverAnswers(200, { ...USER, firstName: 'Annabel', lastName: '' });
    open();
    await fill('First Name', 'Annabel');
    await fill('Last Name', '');
    await save();
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(screen.getByText('Your profile has been updated successfully')).toBeTruthy();
    expect(patches()).toEqual([
      {
        path: '/api/auth/settings',
        method: 'PATCH',
        body: { firstName: 'Annabel', lastName: '', email: 'anna@example.org' },
      },
    ]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Annabel' });
  });

  test.each([
    ['First Name', '', 'Enter your first name.'],
    ['First Name', 'x'.repeat(81), 'Use 80 characters or fewer.'],
    ['Email Address', '', 'Enter your email address.'],
  ])('%s "%s" is refused beside the field, which gets the focus, and nothing is sent', async (label, text, problem) => {
    open();
    await fill(label, text);
    await save();
    expect(screen.getByText(problem)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(patches()).toEqual([]);
  });

  test('the password is asked for only when the address changes', async () => {
    open();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fill('Email Address', 'ANNA@example.org ');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fill('Email Address', 'new@example.org');
    await save();
    expect(document.activeElement).toBe(field('Password'));
    const described = field('Password').getAttribute('aria-describedby') ?? '';
    const heard = described.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(heard).toEqual(['Enter your password.', 'Enter your password to change your email.']);
    expect(patches()).toEqual([]);
  });

  test('another address waits for its confirmation, and the old one stays in the field', async () => {
    serverAnswers(200, { ...USER, pendingEmail: 'new@example.org' });
    open();
    await fill('Email Address', 'new@example.org');
    await fill('Password', 'three random words');
    await save();
    expect((await screen.findByText(/waits for its confirmation/)).textContent).toBe(
      'new@example.org waits for its confirmation. Until then you sign in with anna@example.org.',
    );
    expect(field('Email Address').value).toBe('anna@example.org');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(patches()[0]?.body).toMatchObject({ email: 'new@example.org', currentPassword: 'three random words' });
  });

  test('what the server says of a field stands beside it and in the toast', async () => {
    const message = 'The password is not right.';
    const fields = [{ field: 'currentPassword', message }];
    serverAnswers(400, { message, code: 'wrong_password', fields });
    open();
    await fill('Email Address', 'new@example.org');
    await fill('Password', 'wrong one');
    await save();
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Email Address').value).toBe('new@example.org');
  });

  test.each([502, undefined])('names are kept on the device when the server is away (%s), and used', async (status) => {
    serverAnswers(status);
    open();
    await fill('First Name', 'Annabel');
    await save();
    expect(await screen.findByText('Saved on this device. It will go up when you are back online.')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Annabel' });
    expect(localStorage.getItem('outbox')).toContain('Annabel');
    localStorage.removeItem('outbox');
  });

  test('a server in trouble is told without its words', async () => {
    serverAnswers(502);
    open();
    await fill('Email Address', 'other@example.org');
    await userEvent.type(await screen.findByLabelText('Password'), 'three random words');
    await save();
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    expect(screen.getByText('Please try again')).toBeTruthy();
  });
});

describe('the subscription', () => {
  test('an active account is told so and is not asked to pay', () => {
    open();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Subscribe Now' })).toBeNull();
  });

  test('an inactive account keeps its settings and finds the way to pay', () => {
    open({ ...USER, subscriptionStatus: 'inactive' });
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/subscribe');
    expect(field('First Name').value).toBe('Anna');
    expect(requests.filter(({ path }) => path.startsWith('/api/users'))).toEqual([]);
  });
});

describe('how the app looks', () => {
  test('dark is shown at once and kept; auto forgets it', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Auto' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('the coach is chosen by arrow keys too, and kept on the device', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'Deep' }));
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(screen.getByRole('radio', { name: 'Headscarf' }));
    expect(screen.getByRole('radio', { name: 'Fair' }).getAttribute('aria-checked')).toBe('true');
    expect(JSON.parse(localStorage.getItem('coachLook') ?? '')).toEqual({
      skin: 'fair',
      top: 'coral',
      hair: 'headscarf',
    });
  });

  test('a stored look that nobody knows any more is the coach as she comes', () => {
    localStorage.setItem('coachLook', JSON.stringify({ skin: 'green', top: 'sun' }));
    open();
    const chosen = screen.getAllByRole('radio').filter((radio) => radio.getAttribute('aria-checked') === 'true');
    expect(chosen.map((radio) => radio.getAttribute('aria-label') ?? radio.textContent)).toEqual([
      'Voice',
      'Auto',
      'Tan',
      'Sun',
      'Bun',
    ]);
  });

  test('still pictures are kept on the device', async () => {
    open();
    await userEvent.click(screen.getByRole('switch', { name: 'Still pictures' }));
    expect(localStorage.getItem('stillPictures')).toBe('true');
  });
});

describe('rest passes', () => {
  test('the switch is saved on the account', async () => {
    serverAnswers(200, { totalWorkouts: 0, stepGoal: null, blocksCompleted: 0 });
    open();
    const passes = screen.getByRole<HTMLInputElement>('switch', { name: 'Rest passes' });
    await waitFor(() => expect(passes.disabled).toBe(false));
    await userEvent.click(passes);
    expect(patches()).toEqual([{ path: '/api/users/u1/stats', method: 'PATCH', body: { restPasses: false } }]);
  });

  test('a switch that could not be saved goes back, and says why', async () => {
    serverAnswers(undefined);
    open();
    const passes = screen.getByRole<HTMLInputElement>('switch', { name: 'Rest passes' });
    await waitFor(() => expect(passes.disabled).toBe(false));
    await userEvent.click(passes);
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    expect(passes.checked).toBe(true);
  });
});

describe('leaving', () => {
  test('Sign Out signs out here, even when the server cannot be told', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(location.pathname).toBe('/auth');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(screen.getByText('Logged out')).toBeTruthy();
  });

  test('Back to Dashboard leads there', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
});

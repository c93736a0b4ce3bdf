import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { loadOutbox } from '#client/member/outbox.ts';
import type { SettingsGroupName } from '#client/parts/site/screen-paths.ts';
import { field, serveSettings, USER } from './settings-screen.fixture.tsx';

const server = serveSettings();

const row = (name: RegExp) => screen.getByRole('link', { name });

const GROUPS = [
  [/^Coach and sound/, '/settings?group=coach', 'Workout sound'],
  [/^Programme/, '/settings?group=programme', 'Safety answers'],
  [/^Privacy/, '/settings?group=privacy', 'Your password'],
  [/^Purchase/, '/settings?group=purchase', 'Your access'],
] as const;

describe('the subscription', () => {
  test('an active account is told so and is not asked to pay', () => {
    server.open();
    expect(screen.getByText('Paid')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Subscribe Now' })).toBeNull();
  });

  test('an inactive account keeps its settings and finds the way to pay', () => {
    server.open({ ...USER, subscriptionStatus: 'inactive' });
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/subscribe');
    expect(field('First Name').value).toBe('Anna');
    expect(server.requests.filter(({ path }) => path.startsWith('/api/users'))).toEqual([]);
  });
});

describe('the five rows', () => {
  test('The profile is open at first; each other group has an address of its own', async () => {
    server.open();
    expect(field('First Name').value).toBe('Anna');
    expect(row(/^Profile Information/).getAttribute('aria-current')).toBe('page');
    for (const [name, address, heading] of GROUPS) {
      await userEvent.click(row(name));
      expect(location.pathname + location.search).toBe(address);
      expect(row(name).getAttribute('aria-current')).toBe('page');
      expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
      expect(screen.queryByRole('textbox', { name: 'First Name' })).toBeNull();
    }
  });

  test('back leads to the group before, and what was typed there still stands', async () => {
    server.open();
    await userEvent.type(field('Last Name'), ' Bell');
    const typed = field('Last Name').value;
    await userEvent.click(row(/^Privacy/));
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    act(() => history.back());
    await screen.findByRole('button', { name: 'Save Changes' });
    expect(field('Last Name').value).toBe(typed);
  });

  test('a row is opened by keyboard, keeps the focus, and what it opened comes next', async () => {
    server.open();
    row(/^Coach and sound/).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(row(/^Coach and sound/));
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tan');
  });

  test.each(['nothing', 'programme'])(
    'an account that is not active has no programme; ?group=%s opens the profile',
    (group) => {
      server.open({ ...USER, subscriptionStatus: 'inactive' }, group as SettingsGroupName);
      expect(screen.queryByRole('link', { name: /^Programme/ })).toBeNull();
      expect(field('First Name').value).toBe('Anna');
      expect(screen.getByRole('button', { name: 'Save Changes' })).toBeTruthy();
    },
  );

  test('an account that has bought nothing is told so, and can pay from every group', async () => {
    server.open({ ...USER, subscriptionStatus: 'inactive' }, 'purchase');
    expect(await screen.findByText('You haven’t bought anything with this account.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe Now' })).toBeTruthy();
  });

  test.each(['you', 'coach', 'programme', 'privacy', 'purchase'] as const)(
    'with %s open, Sign Out and Back to Dashboard are there',
    (group) => {
      server.open(USER, group);
      expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
    },
  );
});

describe('rest passes', () => {
  /** Opens the settings and switches them off, which shows at once. */
  async function switchOff() {
    server.open(USER, 'programme');
    const passes = screen.getByRole<HTMLInputElement>('switch', { name: 'Rest passes' });
    await waitFor(() => expect(passes.disabled).toBe(false));
    fireEvent.click(passes);
    expect(passes.checked).toBe(false);
    return passes;
  }

  test('the switch is saved on the account', async () => {
    server.answer(200, { totalWorkouts: 0, stepGoal: null, blocksCompleted: 0 });
    await switchOff();
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    expect(server.patches()).toEqual([{ path: '/api/users/u1/stats', method: 'PATCH', body: { restPasses: false } }]);
  });

  test('a second tap while the first is on its way counts, too', async () => {
    const letGo = server.hold();
    const passes = await switchOff();
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    fireEvent.click(passes);
    expect(passes.checked).toBe(true);
    letGo();
    await waitFor(() => expect(server.patches()).toHaveLength(2));
    expect(server.patches().map(({ body }) => body)).toEqual([{ restPasses: false }, { restPasses: true }]);
  });

  test('a switch that could not be saved goes back, and says why', async () => {
    server.answer(400, { message: 'Not this time.', code: 'invalid_input' });
    const passes = await switchOff();
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    expect(screen.getByText('Not this time.')).toBeTruthy();
    await waitFor(() => expect(passes.checked).toBe(true));
    expect(await waitingBodies()).toEqual([]);
  });

  test.each([undefined, 500])(
    'a switch that reaches nobody (%s) is kept on the device, and says so',
    async (status) => {
      server.answer(status);
      const passes = await switchOff();
      expect(await screen.findByText('Saved on this device. We’ll sync it when we can.')).toBeTruthy();
      expect(await waitingBodies()).toEqual([{ restPasses: false }]);
      expect(passes.checked).toBe(false);
    },
  );

  const waitingBodies = () => act(async () => (await loadOutbox(USER.id)).waiting.map(({ body }) => body));
});

describe('leaving', () => {
  test('Sign Out signs out here, even when the server cannot be told', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    server.open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(location.pathname).toBe('/auth');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(screen.getByText('Logged out')).toBeTruthy();
  });

  test('Back to Dashboard leads there', () => {
    server.open();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
});

import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { wordsPath } from '#contract/paths.ts';
import { workoutSummaries } from '#programme/workouts/workout-summaries.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';

const fetchStub = stubFetch();
const buyLinks = () => screen.getAllByRole('link', { name: /^Get lifetime access/ });

/** The operator's words are asked for once in a page's life, so each test opens a page of its own. */
async function open(site: object = {}, answers: Record<string, object> = {}) {
  fetchStub.mockImplementation(async (input) => Response.json(answers[String(input)] ?? { ...SITE_ANSWER, ...site }));
  const { LandingScreen } = await import('./landing-screen.tsx');
  await act(async () => void render(<LandingScreen />));
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 }); // its code is loaded anew each time
}

function signIn(subscriptionStatus: string) {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: 'amira', email: 'amira@example.com', firstName: 'Amira' }));
  localStorage.setItem('subscriptionStatus', subscriptionStatus);
}

beforeEach(() => {
  clearSignIn();
  vi.resetModules();
});

describe('the landing page', () => {
  test('signed out: to buy is to create an account first', async () => {
    await open();
    expect(buyLinks().map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/register'));
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]?.getAttribute('href')).toBe('/login');
    expect(screen.queryByText(/You are signed in/)).toBeNull();
  });

  test('sells first, and lets try second', async () => {
    await open();
    const ways = within(screen.getByRole('main')).getAllByRole('link');
    expect(ways.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Get lifetime access',
      'Try one minute',
      'Try the first workout, 10 min',
    ]);
    expect(screen.getAllByText('£29.99').length).toBeGreaterThan(1);
  });

  test('where it is sold without an account, a press leads to the card provider, and a failure is told', async () => {
    await open({ guestCheckout: true });
    fetchStub.mockResolvedValue(new Response(JSON.stringify({ message: 'Not just now.' }), { status: 503 }));
    const [link] = buyLinks();
    link?.click();
    const { visibleToast } = await import('#client/ui/toast-store.ts');
    await vi.waitFor(() => expect(visibleToast()).toMatchObject({ title: 'Payment error', text: 'Not just now.' }));
    expect(fetchStub.mock.lastCall).toMatchObject(['/api/checkout/session', { method: 'POST' }]);
    expect(location.pathname).not.toBe('/register');
    expect(link?.getAttribute('aria-busy')).toBeNull();
  });

  test('where a tick is asked for before paying, a press leads to it, and the page says what is given up', async () => {
    await open({ guestCheckout: true, refundPolicy: 'statutory-waiver' });
    const [link] = buyLinks();
    fetchStub.mockClear();
    await act(async () => link?.click());
    expect(location.pathname).toBe('/subscribe');
    expect(fetchStub).not.toHaveBeenCalled();
    expect(document.querySelector('[data-refund-policy="statutory-waiver"]')).not.toBeNull();
    expect(screen.getByText(/^Access starts at once, at your wish: that ends the 14 days/)).toBeTruthy();
  });

  test('signed in but not paid: greets her, and to buy is the next step', async () => {
    signIn('inactive');
    await open();
    expect(screen.getByText('You are signed in, Amira.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Complete your purchase' }).getAttribute('href')).toBe('/subscribe');
    expect(screen.queryByText('Open the app')).toBeNull();
    expect(buyLinks().map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/subscribe'));
  });

  test('a member is led into the app and asked for nothing', async () => {
    signIn('active');
    localStorage.setItem('stepGoal', '7000');
    await open();
    const ways = screen.getAllByRole('link', { name: 'Open the app' });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/dashboard-full'));
    expect(screen.queryByText(/^Get lifetime access/)).toBeNull();
  });

  test('prints the numbers of the programme', async () => {
    await open();
    const minutes = workoutSummaries('a').map(({ durationMinutes }) => durationMinutes);
    const range = `${Math.min(...minutes)} to ${Math.max(...minutes)} minutes`;
    expect(screen.getByText(new RegExp(`three a week, ${range}`))).toBeTruthy();
    const week = within(screen.getByRole('article', { name: 'Finding Your Rhythm' }));
    expect(week.getAllByRole('listitem')).toHaveLength(3);
  });

  test('names a workout as the coach calls it now', async () => {
    const words = { tag: '1', version: 1, fields: { shortTitle: 'Strong Start' }, publishedAt: 0, isChecked: false };
    await open({ words: { 'workout-a1': '1' } }, { [wordsPath('workout-a1')]: words });
    expect(await screen.findByText('Strong Start')).toBeTruthy();
    expect(screen.queryByText('Strength & Core Foundation')).toBeNull();
  });

  test('names the operator and her address once they are known', async () => {
    await open({ supportEmail: 'help@example.org' });
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByText(/^© \d{4} Moving Parents Ltd$/)).toBeTruthy();
    expect(foot.getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toBe('mailto:help@example.org');
  });

  test('prints where she can be found, and what people really told her', async () => {
    await open({
      address: '1 Example Street, Leeds',
      companyNumber: '01234567',
      quotes: [{ text: 'I did it in my kitchen.', name: 'A member' }],
    });
    expect(screen.getByText('Moving Parents Ltd, 1 Example Street, Leeds. Company number 01234567.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'What people told us' })).getByText('A member')).toBeTruthy();
  });

  test('prints no address where none is set, and no counts below the floor', async () => {
    await open();
    expect(within(screen.getByRole('contentinfo')).queryByRole('link', { name: /@/ })).toBeNull();
    expect(screen.queryByText(/have joined so far/)).toBeNull();
  });

  test('prints real counts from the floor on', async () => {
    await open({ members: 1234, workouts: 56_789 });
    expect(screen.getByText('1,234').parentElement?.textContent).toBe('1,234 people have joined so far.');
    expect(screen.getByText('56,789').parentElement?.textContent).toBe('56,789 workouts finished so far.');
  });

  test('links only to addresses that exist', async () => {
    await open({ supportEmail: 'help@example.org' });
    const inside = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    const [entrance, words] = [
      ['/login', '/register', '/give', '/subscribe', '/subscribe?code', '/try', '/try/first'],
      ['/help', '/help#before-buying', '/help#safety', '/privacy', '/terms', '/storage', '/health'],
    ];
    expect(new Set(inside)).toEqual(new Set([...entrance, ...words]));
  });
});

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { renderPages } from '#client/prerender.tsx';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';

const fetchStub = stubFetch();
const buyLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-buy] a')];
const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));

/** Opens a page as it was built, with what its script does: what the server says is asked for once in a page's life. */
async function open(path: string, site?: object, { isEarly = false } = {}) {
  fetchStub.mockImplementation(async () => {
    if (site === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ ...SITE_ANSWER, ...site });
  });
  history.replaceState(null, '', path);
  document.body.innerHTML = (await renderPages()).find((page) => page.path === path)?.html ?? '';
  const leaveFor = vi.fn();
  const [{ openForMember }, { showSite }, { sellFromPage }] = await Promise.all([
    import('./way-in.ts'),
    import('./site-on-page.ts'),
    import('./guest-purchase.ts'),
  ]);
  if (openForMember(leaveFor)) return leaveFor;
  const shown = showSite();
  sellFromPage(shown);
  if (!isEarly) await shown;
  return leaveFor;
}

function signIn(subscriptionStatus: string) {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: 'amira', email: 'amira@example.com', firstName: 'Amira' }));
  localStorage.setItem('subscriptionStatus', subscriptionStatus);
}

const comeFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

beforeEach(() => {
  clearSignIn();
  vi.resetModules();
});

// Files share the page.
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

describe('whoever is signed in', () => {
  test('and opens the landing page by its address is sent into the app', async () => {
    signIn('active');
    localStorage.setItem('stepGoal', '7000');
    comeFrom('https://elsewhere.example/');
    const leaveFor = await open('/');
    expect(leaveFor).toHaveBeenCalledWith('/dashboard-full');
  });

  test('and chose to come here is greeted and asked for nothing', async () => {
    signIn('active');
    localStorage.setItem('stepGoal', '7000');
    comeFrom(`${location.origin}/settings`);
    const leaveFor = await open('/');
    expect(leaveFor).not.toHaveBeenCalled();
    expect(screen.getByText('Amira').parentElement?.textContent).toBe('Hi Amira');
    const ways = screen.getAllByRole('link', { name: 'Open the app' });
    expect(hrefs(ways)).toEqual(Array(4).fill('/dashboard-full'));
    expect(screen.queryByText(/^Get lifetime access/)).toBeNull();
    expect(document.querySelector('[data-signed-out]')?.hasAttribute('hidden')).toBe(true);
  });

  test('but has not paid is led to the payment', async () => {
    signIn('inactive');
    comeFrom(location.origin);
    await open('/');
    expect(hrefs(screen.getAllByRole('link', { name: 'Complete your purchase' }))).toEqual(['/subscribe']);
    expect(hrefs(buyLinks())).toEqual(Array(3).fill('/subscribe'));
  });

  test('finds the way back on a page to read', async () => {
    signIn('active');
    localStorage.setItem('stepGoal', '7000');
    await open('/help');
    expect(hrefs(screen.getAllByRole('link', { name: 'Open the app' }))).toEqual(['/dashboard-full']);
  });
});

describe('a visitor', () => {
  test('sees the price in force, and real counts from the floor on', async () => {
    await open('/', { pricePence: 3_499, members: 1_234, workouts: 56_789 });
    expect(screen.getAllByText('£34.99').length).toBeGreaterThan(1);
    const counts = document.querySelector('[data-counts]');
    expect(counts?.textContent).toBe('1,234 people have joined so far.56,789 workouts finished so far.');
    expect(counts?.hasAttribute('hidden')).toBe(false);
  });

  test('sees no counts below the floor', async () => {
    await open('/', { members: null, workouts: null });
    expect(document.querySelector('[data-counts]')?.hasAttribute('hidden')).toBe(true);
  });

  test('where it is sold without an account, a press leads to the card provider, and a failure is told beside it', async () => {
    await open('/', { guestCheckout: true });
    fetchStub.mockImplementation(async () => Response.json({ message: 'Not just now.' }, { status: 503 }));
    const [link] = buyLinks();
    link?.click();
    await vi.waitFor(() => expect(screen.getByText('Payment error: Not just now.')).toBeTruthy());
    expect(screen.getByText('Payment error: Not just now.').parentElement).toBe(link?.parentElement);
    expect(fetchStub.mock.lastCall).toMatchObject(['/api/checkout/session', { method: 'POST' }]);
    expect(link?.getAttribute('aria-busy')).toBeNull();
  });

  test('who presses before the page knows how it is sold is led the same way', async () => {
    await open('/', { guestCheckout: true }, { isEarly: true });
    const [link] = buyLinks();
    link?.click();
    expect(link?.getAttribute('aria-busy')).toBe('true');
    await vi.waitFor(() =>
      expect(fetchStub.mock.calls.map(([path]) => path)).toEqual(['/api/site', '/api/checkout/session']),
    );
  });

  test('keeps the plain way to an account where nothing could be asked', async () => {
    await open('/');
    expect(hrefs(buyLinks())).toEqual(Array(3).fill('/register'));
  });
});

import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Site } from '#contract/site.ts';
import type { ChangedWords } from '#contract/words.ts';
import { workoutSummaries } from '#programme/workouts/workout-summaries.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';

const buyLinks = () => screen.getAllByRole('link', { name: /^Get lifetime access/ });

/** The page as the server renders it with what was set of the seller, and what was changed of its words. */
async function open(site: Partial<Site> = {}, words: Record<string, ChangedWords> = {}) {
  const { pagesWithWords, renderPages } = await import('#client/prerender.tsx');
  const pages = await pagesWithWords(words, { ...SITE_ANSWER, ...site }, await renderPages());
  document.body.innerHTML = pages.find(({ path }) => path === '/')?.after ?? '';
}

// Files share the page.
afterEach(() => document.body.replaceChildren());

describe('the landing page', () => {
  test('signed out: to buy is to create an account first', async () => {
    await open();
    expect(buyLinks().map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/register'));
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]?.getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('link', { name: 'Open the app' })).toBeNull();
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

  test('says what is given up where a tick is asked for before paying', async () => {
    await open({ refundPolicy: 'statutory-waiver' });
    expect(document.querySelector('[data-refund-policy="statutory-waiver"]')).not.toBeNull();
    expect(screen.getByText(/^Access starts at once, at your wish: that ends the 14 days/)).toBeTruthy();
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
    await open({}, { 'workout-a1': words });
    expect(screen.getByText('Strong Start')).toBeTruthy();
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
    expect(
      within(screen.getByRole('region', { name: 'What members say', hidden: true })).getByText('A member'),
    ).toBeTruthy();
  });

  test('prints no address where none is set', async () => {
    await open();
    expect(within(screen.getByRole('contentinfo')).queryByRole('link', { name: /@/ })).toBeNull();
  });

  test('links only to addresses that exist', async () => {
    await open({ supportEmail: 'help@example.org' });
    const inside = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    const [entrance, words] = [
      ['/login', '/register', '/give', '/subscribe', '/subscribe?code', '/try#start', '/try/first#start'],
      ['/help', '/help#before-buying', '/help#safety', '/privacy', '/terms', '/storage', '/health'],
    ];
    expect(new Set(inside)).toEqual(new Set([...entrance, ...words]));
  });
});

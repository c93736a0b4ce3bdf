import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Site } from '#contract/site.ts';
import type { ChangedWords } from '#contract/words.ts';
import { type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { withCards } from '#programme/workouts/plan-cards.ts';
import { planText } from '#programme/workouts/workout-plan.ts';
import { shippedWorkout } from '#programme/workouts/workouts.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';

const buyLinks = () => screen.getAllByRole('link', { name: /^Get lifetime access/ });

/** The page as the server renders it with what was set of the seller, and what was changed of its words and of the programme. */
async function open(
  site: Partial<Site> = {},
  words: Record<string, ChangedWords> = {},
  programme: ProgrammeWords = SHIPPED_WORDS,
) {
  const { pagesWithWords, renderPages } = await import('#client/prerender.tsx');
  const pages = await pagesWithWords(words, { ...SITE_ANSWER, ...site }, await renderPages(), programme);
  document.body.innerHTML = pages.find(({ path }) => path === '/')?.after ?? '';
}

const changed = (fields: Record<string, string>) => ({
  look: { tag: '1', version: 1, fields, publishedAt: 0, isChecked: false },
});

// Files share the page.
afterEach(() => document.body.replaceChildren());

describe('the landing page', () => {
  test('signed out: to buy is to create an account first', async () => {
    await open();
    expect(buyLinks().map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/register'));
    expect(screen.getAllByRole('link', { name: 'Sign in' })[0]?.getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('link', { name: 'Open the app' })).toBeNull();
  });

  test('lets try first, and has one more way on its first screen: to buy', async () => {
    await open();
    const ways = within(screen.getByRole('main')).getAllByRole('link');
    expect(ways.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Try one minute, free',
      'Get lifetime access, £29.99',
      'exercise in pregnancy (opens in a new tab)',
    ]);
    expect(screen.getAllByText('£29.99').length).toBeGreaterThan(1);
  });

  test('says under each way to buy how the money comes back, and what is given up where a tick is asked for', async () => {
    await open();
    expect(screen.getByText(/Not for you\? Get it all back within 14 days/)).toBeTruthy();
    expect(screen.getByText('Changed your mind? Get it all back within 14 days.')).toBeTruthy();
    await open({ refundPolicy: 'statutory-waiver' });
    expect(document.querySelector('[data-refund-policy="statutory-waiver"]')).not.toBeNull();
    expect(screen.getAllByText(/Your 14 days to change your mind end when you pay/)).toHaveLength(3);
  });

  test('names who leads it before the price, once all three are written', async () => {
    const leader = { 'led-by-name': 'Ada Example', 'led-by-qualification': 'pre and postnatal coach' };
    await open({}, changed(leader));
    expect(screen.queryByText(/^Led by/)).toBeNull();
    await open({}, changed({ ...leader, 'about-you': 'I help mums get strong at home.' }));
    const section = screen.getByRole('region', { name: 'Led by Ada Example' });
    expect(section.textContent).toContain('I help mums get strong at home.');
    const price = screen.getByRole('region', { name: 'One price, no subscription' });
    expect(section.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.querySelector('main p b')?.textContent).toBe('£29.99 once.');
    expect(screen.getAllByText('Ada Example')[0]?.parentElement?.textContent).toBe(
      'Led by Ada Example, pre and postnatal coach.',
    );
  });

  test('shows one version of a move at a time, the chosen one, without a script', async () => {
    await open();
    const versions = within(screen.getByRole('group', { name: 'Version of a move' }));
    expect(versions.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      ['Easier', 'Standard', 'Harder'],
    );
    expect(versions.getByRole<HTMLInputElement>('radio', { name: 'Easier' }).checked).toBe(true);
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

  test('says the minutes of the workouts as they are published', async () => {
    const said = async (programme?: ProgrammeWords) => {
      await open({}, {}, programme);
      const [week] = within(screen.getByRole('list', { name: 'The weeks' })).getAllByRole('listitem');
      const answer = screen.getByText('How long does it take?').closest('details');
      return [week?.textContent, answer?.textContent];
    };
    const minutes = (weeks: string, first: string) => [
      expect.stringContaining(`${weeks} min`),
      expect.stringContaining(`They’re ${first} minutes at first`),
    ];
    expect(await said()).toEqual(minutes('20–25', '20 to 35'));
    const shipped = shippedWorkout('a2');
    const plan = planText({ ...shipped, format: { ...shipped.format, workSeconds: 60 } });
    expect(await said(withCards({ 'workout-a2': { plan } }))).toEqual(minutes('22–27', '22 to 35'));
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
      ['/login', '/register', '/give', '/subscribe', '/subscribe?code', '/try#start'],
      ['/help', '/help#before-buying', '/help#safety', '/privacy', '/terms', '/storage', '/health'],
    ];
    expect(new Set(inside)).toEqual(new Set([...entrance, ...words]));
  });
});

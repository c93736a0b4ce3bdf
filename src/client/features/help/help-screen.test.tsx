import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import type { Site } from '#contract/site.ts';
import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import { SAFETY_SOURCES } from '#programme/body/safety-sources.ts';
import { SAFETY_QUESTIONS } from '#programme/body/safety-words.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';

const fetchStub = stubFetch();

async function open(site: Partial<Site>) {
  fetchStub.mockResolvedValue(new Response(JSON.stringify({ ...SITE_ANSWER, ...site })));
  const { HelpScreen } = await import('./help-screen.tsx');
  await act(async () => void render(<HelpScreen />));
}

beforeEach(() => vi.resetModules());

describe('the help page', () => {
  test('has the safety questions and the stop signs, open to everyone', async () => {
    await open({});
    const safety = document.getElementById('safety');
    if (!safety) throw new Error('The links to the safety questions lead nowhere.');
    for (const { question } of SAFETY_QUESTIONS) expect(safety.textContent).toContain(question);
    expect(SAFETY_QUESTIONS).toHaveLength(10);
    expect(safety.querySelector('details')?.textContent).toMatch(/^1. I’m bleeding heavily.*Please get help today/);
    expect(screen.getByRole('heading', { name: 'Call 999 now' })).toBeTruthy();
  });

  test('a word that is explained leads to its explanation on the page, also without script', async () => {
    await open({});
    const words = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/help#'));
    expect(words.length).toBeGreaterThan(4);
    for (const word of words) {
      const explanation = document.getElementById(word.getAttribute('href')?.split('#')[1] ?? '');
      expect(explanation?.textContent).toMatch(/ask your GP/);
    }
  });

  test('its list of contents leads to parts that are there', async () => {
    await open({});
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    for (const link of links) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
    }
  });

  test('says that no clinician has checked the safety questions, and where they come from', async () => {
    await open({});
    const [safety, sources] = ['safety', 'safety-sources'].map((id) => document.getElementById(id));
    expect(safety?.textContent).toContain('No clinician has checked these questions and rules.');
    expect(sources?.textContent).toContain('No clinician has checked these questions and rules.');
    for (const { name } of SAFETY_SOURCES) expect(sources?.textContent).toContain(name);
  });

  test('says who checked them once the operator has, for the questions that were checked', async () => {
    const clinician = {
      name: 'Ada Example',
      register: 'HCPC PH00000',
      checkedOn: '2026-11-20',
      version: SAFETY_RULES_VERSION,
    };
    await open({ clinician });
    const safety = document.getElementById('safety')?.textContent;
    expect(safety).toContain('Checked by Ada Example (HCPC PH00000) on 20 November 2026.');
    expect(safety).not.toContain('No clinician');
  });

  test('a check of other questions than today’s counts no more', async () => {
    const clinician = {
      name: 'Ada Example',
      register: 'HCPC PH00000',
      checkedOn: '2026-11-20',
      version: SAFETY_RULES_VERSION - 1,
    };
    await open({ clinician });
    expect(document.body.textContent).toContain('No clinician has checked these questions and rules.');
    expect(document.body.textContent).not.toContain('Ada Example');
  });

  test('says how to reach the operator, with as much as is known', async () => {
    await open({ supportEmail: 'help@fit.example', supportPhone: '0113 496 0000' });
    const contact = document.getElementById('contact');
    expect(contact?.textContent).toContain(
      'Write to help@fit.example. We answer within 2 working days. Or ring 0113 496 0000.',
    );
  });

  test('speaks of guests only where there can be any', async () => {
    await open({});
    expect(screen.queryByText('I paid without making an account')).toBeNull();
  });

  test('tells a guest where her account is', async () => {
    await open({ guestCheckout: true });
    expect(screen.getByText('I paid without making an account')).toBeTruthy();
  });
});

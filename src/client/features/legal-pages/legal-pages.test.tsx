import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import type { Site } from '#contract/site.ts';
import type { CourseCheck } from '#domain/courses/course-check.ts';
import type { PartToCheck } from '#programme/courses/course.ts';
import { BABY_IN_ARMS, courseSummary } from '#programme/courses/course-summaries.ts';
import { CHECKED_EXCEPTIONS } from '#programme/words/checked-exceptions.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';

const SELLER: Partial<Site> = {
  address: '1 Example Street, Leeds LS1 1AA',
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  supportEmail: 'help@fit.example',
  privacyEmail: 'privacy@fit.example',
  supportPhone: '0113 496 0000',
  icoNumber: 'ZA000000',
  host: 'Example Hosting',
  hostCountry: 'the United Kingdom',
  mailProvider: 'Example Mail',
  paymentProvider: 'Stripe',
  periods: { ...SITE_ANSWER.periods, logDays: 14, closingNoticeDays: 60 },
};
const DRAFT = 'Draft. A lawyer hasn’t checked it yet.';
const fetchStub = stubFetch();

const PAGES = {
  privacy: async () => (await import('./privacy-screen.tsx')).PrivacyScreen,
  terms: async () => (await import('./terms-screen.tsx')).TermsScreen,
  storage: async () => (await import('./storage-screen.tsx')).StorageScreen,
  health: async () => (await import('./health-screen.tsx')).HealthScreen,
};
type PageName = keyof typeof PAGES;

/** The operator’s words are asked for once in a page’s life, so each test opens a page of its own. */
async function open(page: PageName, site: Partial<Site> | undefined) {
  if (site) fetchStub.mockResolvedValue(new Response(JSON.stringify({ ...SITE_ANSWER, ...site })));
  else fetchStub.mockRejectedValue(new TypeError('offline'));
  const Screen = await PAGES[page]();
  await act(async () => void render(<Screen />));
  return document.body.textContent;
}

beforeEach(() => vi.resetModules());

describe.each(Object.keys(PAGES) as PageName[])('the page %s', (page) => {
  test('is marked as a draft until a lawyer has read it', async () => {
    await open(page, SELLER);
    expect(screen.getByText(DRAFT)).toBeTruthy();
  });

  test('loses the mark afterwards', async () => {
    await open(page, { ...SELLER, legalReviewed: true });
    expect(screen.queryByText(DRAFT)).toBeNull();
    expect(screen.getByText('Last updated 29 November 2026')).toBeTruthy();
  });

  test('is whole, and marked, where the operator’s words do not arrive', async () => {
    const text = await open(page, undefined);
    expect(screen.getByText(DRAFT)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}/);
  });

  test('leaves no gap where the operator has said only her name', async () => {
    const text = await open(page, {});
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}| ,|, \.| \.( |$)|\.\.|Write to ?\./);
  });
});

describe('the privacy notice', () => {
  test('names who keeps what, and for how long', async () => {
    const text = await open('privacy', SELLER);
    expect(text).toContain('Moving Parents Ltd, 1 Example Street, Leeds LS1 1AA is the controller.');
    expect(text).toContain('ICO registration ZA000000.');
    expect(text).toContain('Stripe takes the payment');
    expect(text).toContain('Example Hosting keeps our servers in the United Kingdom.');
    expect(text).toContain('Example Mail delivers our emails.');
    expect(text).toContain('6 years after the purchase');
    expect(text).toContain('14 days');
    expect(screen.getAllByRole('link', { name: 'privacy@fit.example' })).toHaveLength(2);
    expect(text).not.toContain('backups in');
  });

  test.each([
    [{ company: 'Example Storage', country: 'Ireland' }, 'Example Storage keeps our backups in Ireland, locked'],
    [{ company: '', country: '' }, 'A storage company keeps our backups, locked'],
  ])('says who keeps the backups away from the machine where somebody does: %o', async (backupStorage, words) => {
    const text = await open('privacy', { ...SELLER, backupStorage });
    expect(text).toContain(`in the United Kingdom. ${words} so that it can’t open them. Example Mail delivers`);
  });
});

describe('the terms', () => {
  test('name the seller, the price with its tax, and the way back', async () => {
    const text = await open('terms', SELLER);
    const seller = 'Moving Parents Ltd, 1 Example Street, Leeds LS1 1AA. Company number 01234567. VAT GB123456789.';
    expect(text).toContain(`${seller} help@fit.example, 0113 496 0000.`);
    expect(text).toContain('£29.99, once, includes VAT of £5.00.');
    expect(text).toContain('we’ll tell you at least 60 days before');
    expect(screen.getByRole('heading', { name: '6. Changing your mind: 14 days' })).toBeTruthy();
    expect(text).toContain('Coaching by a person isn’t part of this contract.');
  });

  test('say what a buyer gives up where the operator asks for it, and that earlier buyers give up nothing', async () => {
    const text = await open('terms', { ...SELLER, refundPolicy: 'statutory-waiver' });
    expect(screen.getByRole('heading', { name: '6. Changing your mind, and starting straight away' })).toBeTruthy();
    expect(text).toContain('with a box that isn’t ticked in advance, and confirm it by email');
    expect(text).toContain('Without that tick, we don’t sell.');
    expect(text).toContain('If we didn’t ask you when you bought, you have the 14 days from the day of your purchase');
    expect(text).not.toContain('even if you’ve used the programme');
  });

  test('say nothing of VAT where the seller is not registered, and name the coach where one is linked', async () => {
    const coaching = { coachName: 'Sam Example', url: 'https://coach.example/book' };
    const text = await open('terms', { ...SELLER, vatNumber: '', coaching });
    expect(text).toContain('£29.99, once. There’s no subscription');
    const link = screen.getByRole('link', { name: /^1:1 coaching by Sam Example/ });
    expect(link.getAttribute('href')).toBe(coaching.url);
  });
});

describe('the storage page', () => {
  test('names the card provider only where one takes money', async () => {
    await open('storage', SELLER);
    const provider = screen.getByRole('heading', { name: 'Stripe cookies' }).closest('section');
    expect(provider && within(provider).getByText('cookies, on the payment page only')).toBeTruthy();
  });

  test('in the sandbox there is none', async () => {
    await open('storage', {});
    expect(screen.queryByRole('heading', { name: /Stripe/ })).toBeNull();
  });
});

describe('the health disclaimer and what a clinician has checked', () => {
  const check = (part: PartToCheck, version = part.version): CourseCheck => ({
    ...{ course: part.id, version, name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20' },
  });
  const EARLY_WEEKS = courseSummary('early-weeks');
  const PARTS = [
    [EARLY_WEEKS, CHECKED_EXCEPTIONS.earlyWeeks],
    [BABY_IN_ARMS, CHECKED_EXCEPTIONS.babyInArms],
  ] as const;

  test.each(PARTS)(
    'names $id as the exception, and who checked it, for its very version alone',
    async (part, words) => {
      const said = await open('health', { checkedCourses: [check(part)] });
      expect(said).toContain(`${words} Checked by Ada Example (HCPC PH00000) on 20 November 2026.`);
      expect(said?.match(/The exception is/g)).toHaveLength(1);
    },
  );

  test.each([
    ['nobody has checked anything', []],
    ['only other versions were checked', PARTS.map(([part]) => check(part, part.version + 1))],
    ['only another course was checked', [check(courseSummary('pelvic-floor'))]],
  ] as const)('names none while %s', async (_when, checkedCourses) => {
    const said = await open('health', { checkedCourses: [...checkedCourses] });
    expect(said).toContain('Don’t use the programme');
    expect(said).not.toContain('The exception is');
  });
});

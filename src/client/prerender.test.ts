// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import { EXPLANATION_IDS } from '#programme/body/explanations.ts';
import { matchedRoute } from './app/routes.tsx';
import { PLAIN_PATHS, STARTED } from './parts/site/screen-paths.ts';
import { type RenderedPage, renderPages } from './prerender.tsx';

/** Both ways of the refund stand in the page, and one of them is shown. */
const MOST_WORDS = 510;
const MOST_FOLDED_WORDS = 200;

let html = '';
let text = '';
let pages: RenderedPage[] = [];

beforeAll(async () => {
  pages = await renderPages();
  html = pages.find(({ path }) => path === '/')?.html ?? '';
  text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
});

describe('the landing page as it is before any script runs', () => {
  test('has one heading of the first level, and every section below it', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    const sections = [
      'For days that don’t go to plan',
      'Easier today, harder next week',
      '4 weeks, 3 workouts a week',
      'Gentle where it should be',
      'It may suit you if',
      'Not right now if',
      'One price, no subscription',
      'Questions',
    ];
    const places = sections.map((section) => html.indexOf(`${section}</h2>`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((first, second) => first - second));
  });

  test('is short: what is read at once, and what is folded away', () => {
    const wordsIn = (part: string) =>
      part
        .replaceAll(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length;
    const folded = (html.match(/<details[\s\S]*?<\/details>/g) ?? []).join(' ');
    const hidden = (html.match(/<(div|p)[^>]* (hidden|id="(account-deleted|not-kept)")[\s\S]*?<\/\1>/g) ?? []).join(
      ' ',
    );
    expect(wordsIn(hidden)).toBeGreaterThan(20);
    expect(wordsIn(html) - wordsIn(folded) - wordsIn(hidden)).toBeLessThanOrEqual(MOST_WORDS);
    expect(wordsIn(folded)).toBeLessThanOrEqual(MOST_FOLDED_WORDS);
    expect(wordsIn(folded)).toBeGreaterThan(MOST_FOLDED_WORDS / 2);
  });

  test('names the price, and the number of workouts as the programme counts them', () => {
    expect(text).toContain('Get lifetime access, %PRICE%');
    const count = 2 * WORKOUT_IDS.length;
    expect(text.match(new RegExp(`\\b${count} (guided home )?workouts`, 'g'))).toHaveLength(2);
  });

  test('leads to an account and to the sign-in', () => {
    expect(html).toMatch(/<a[^>]*href="\/register"/);
    expect(html).toMatch(/<a[^>]*href="\/login"/);
  });

  test('shows a still first, no film, and nothing that the content security policy would take away', () => {
    expect(html.match(/<img [^>]*>/)?.[0]).toMatch(
      /fetchpriority="high".*src="\/films\/session\.webp"|src="\/films\/session\.webp".*fetchpriority="high"/i,
    );
    expect(html).not.toMatch(/<video|<source|\.webm|\.mp4/);
    expect(html).not.toMatch(/<[^>]* style="/);
  });

  test.each([
    /10 and (a )?15 minute/i,
    /24 hours/,
    /offline|without signal|without internet/i,
    /spoken cues|sounds and/i,
    /download/i,
  ])('promises nothing of %s', (promise) => {
    expect(text).not.toMatch(promise);
  });
});

describe('every pre-rendered page', () => {
  const linksIn = (page: RenderedPage) =>
    [...page.html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) => href);

  test('links only to screens that exist, and to parts of them that are there', () => {
    expect(pages.length).toBeGreaterThan(8);
    const broken = pages.flatMap((page) =>
      linksIn(page)
        .filter((href) => !/^(https:|mailto:|tel:|\/licences\.txt$)/.test(href) && !leadsSomewhere(page.path, href))
        .map((href) => `${page.path} -> ${href}`),
    );
    expect(broken).toEqual([]);
  });

  test('of words names each of the others, has one heading of the first level and no style of its own', () => {
    const words = ['/help', '/privacy', '/storage', '/terms', '/health'];
    for (const path of words) {
      const page = pages.find((candidate) => candidate.path === path);
      if (!page) throw new Error(`${path} is not pre-rendered.`);
      expect(linksIn(page)).toEqual(expect.arrayContaining(words));
      expect(page.html.match(/<h1/g)).toHaveLength(1);
      expect(page.html).not.toMatch(/<[^>]* style="/);
    }
  });

  test('of help has the drawings of what the words mean: no script would fetch them', () => {
    const help = pages.find(({ path }) => path === '/help')?.html ?? '';
    const drawings = help.match(/<svg[^>]* role="img" aria-label=[\s\S]*?<image/g) ?? [];
    expect(drawings).toHaveLength(EXPLANATION_IDS.length);
  });

  test('of law is a draft until the operator’s words say otherwise', () => {
    const drafts = pages.filter((page) => page.html.includes('Draft. A lawyer hasn’t checked it yet.'));
    expect(drafts.map(({ path }) => path)).toEqual(['/privacy', '/terms', '/storage', '/health']);
  });

  function leadsSomewhere(from: string, href: string): boolean {
    const { pathname, hash } = new URL(href, `https://fit.example${from}`);
    if (!matchedRoute(pathname) && !PLAIN_PATHS.includes(pathname)) return false;
    if (hash === '' || hash === STARTED) return true;
    return pages.some((page) => page.path === pathname && page.html.includes(`id="${hash.slice(1)}"`));
  }
});

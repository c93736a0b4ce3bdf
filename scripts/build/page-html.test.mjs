import { expect, test } from 'vitest';
import { withPage } from './page-html.mjs';

const SHELL = '<head><title>x</title><meta name="description" content="x"></head><div id="root"><p>Wait</p></div>';
const PAGE = { path: '/help', title: 'Help', description: 'Answers & "more"', html: '<h1>Help</h1>' };

test('a page has its own title, description and content, and says where it is', () => {
  const html = withPage(SHELL, PAGE, {});
  expect(html).toContain('<title>Help - Fit in 30</title>');
  expect(html).toContain('<meta name="description" content="Answers &amp; &quot;more&quot;">');
  expect(html).toContain('<link rel="canonical" href="%ORIGIN%/help">');
  expect(html).toContain('<div id="root" data-page="/help"><h1>Help</h1></div>');
  expect(html).not.toContain('Wait');
});

test('without the lines that need the site’s address it is still a whole page', () => {
  const lines = withPage(SHELL, { ...PAGE, structured: { image: '%ORIGIN%/a.png' } }, {}).split('\n');
  const rest = lines.filter((line) => !line.includes('%ORIGIN%')).join('');
  for (const part of ['<head>', '</head>', 'og:description', 'twitter:card', '<h1>Help</h1></div>']) {
    expect(rest).toContain(part);
  }
  expect(rest).not.toMatch(/og:image|ld\+json|canonical/);
});

test('a second address of a page names the first, and what is said of its subject cannot end the script', () => {
  const html = withPage(SHELL, { ...PAGE, sameAs: '/login', structured: { name: '</script><b>' } }, {});
  expect(html).toContain('<link rel="canonical" href="%ORIGIN%/login">');
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
});

test('an inline style, which the policy forbids, stops the build', () => {
  expect(() => withPage(SHELL, { ...PAGE, html: '<p style="color:red">' }, {})).toThrow('/help');
});

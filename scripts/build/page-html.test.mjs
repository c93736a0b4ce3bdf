import { expect, test } from 'vitest';
import { withMainApp, withPage } from './page-html.mjs';

const SHELL =
  '<head><title>x</title><meta name="description" content="x"><link rel="stylesheet" href="/a.css"><meta name="style-sheet-words" content="/b.css"><meta name="style-sheet-screens" content="/c.css"></head><div id="root"><p>Wait</p></div>';
const PARTS = { manifest: {}, css: 'h1{}.card_look{}', markScript: 'mark.js' };
const PAGE = {
  path: '/help',
  sources: [],
  sheet: 'words',
  title: 'Help',
  description: 'Answers & "more"',
  html: '<h1>Help</h1>',
};

test('a page has its own title, description and content, and says where it is', () => {
  const html = withPage(SHELL, PAGE, PARTS);
  expect(html).toContain('<title>Help - Fit in 30</title>');
  expect(html).toContain('<meta name="description" content="Answers &amp; &quot;more&quot;">');
  expect(html).toContain('<link rel="canonical" href="%ORIGIN%/help">');
  expect(html).toContain('<div id="root" data-page="/help"><h1>Help</h1></div>');
  expect(html).not.toContain('Wait');
});

test('without the lines that need the site’s address it is still a whole page', () => {
  const lines = withPage(SHELL, { ...PAGE, structured: { image: '%ORIGIN%/a.png' } }, PARTS).split('\n');
  const rest = lines.filter((line) => !line.includes('%ORIGIN%')).join('');
  for (const part of ['<head>', '</head>', 'og:description', 'twitter:card', '<h1>Help</h1></div>']) {
    expect(rest).toContain(part);
  }
  expect(rest).not.toMatch(/og:image|ld\+json|canonical/);
});

test('a second address of a page names the first, and what is said of its subject cannot end the script', () => {
  const html = withPage(SHELL, { ...PAGE, sameAs: '/login', structured: { name: '</script><b>' } }, PARTS);
  expect(html).toContain('<link rel="canonical" href="%ORIGIN%/login">');
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
});

test('an inline style, which the policy forbids, stops the build', () => {
  expect(() => withPage(SHELL, { ...PAGE, html: '<p style="color:red">' }, PARTS)).toThrow('/help');
});

test('a page brings its styles along and still says where the others are', () => {
  const html = withPage(SHELL, { ...PAGE, html: '<p class="card_look other">' }, PARTS);
  expect(html).toContain('<style>h1{}.card_look{}</style>');
  expect(html).not.toMatch(/stylesheet|style-sheet-words/);
  expect(html).toContain('style-sheet-screens');
});

test('a class whose styles would only come later stops the build', () => {
  expect(() => withPage(SHELL, { ...PAGE, html: '<p class="x chip_look">' }, PARTS)).toThrow(
    'lacks the styles of chip',
  );
});

test('the code of a page that can be read comes after what is read', () => {
  const shell = SHELL.replace('</head>', '<script type="module" crossorigin src="/app.js"></script></head>');
  const html = withPage(shell, PAGE, PARTS);
  expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/app.js"></script>');
  expect(html).not.toContain('mark.js');
});

test('what is for visitors only is hidden from members before anything is painted', () => {
  const html = withPage(SHELL, { ...PAGE, hidesFromMembers: true }, PARTS);
  expect(html.indexOf('<script src="/mark.js"></script>')).toBeGreaterThan(0);
  expect(html.indexOf('<script src="/mark.js"></script>')).toBeLessThan(html.indexOf('</head>'));
});

test('the main app’s page shows a Home that waits, and asks at once for its code and what is known of her', () => {
  const manifest = { 'home.tsx': { file: 'home.js', imports: ['_pieces'] }, _pieces: { file: 'pieces.js' } };
  const shell = SHELL.replace('style-sheet-words', 'style-sheet-main-app');
  const page = { path: '/dashboard-full', sources: ['home.tsx'], html: '<div class="card_look"></div>' };
  const html = withMainApp(shell, page, { manifest, css: '.card_look{}', earlyScript: 'ask.js' });
  expect(html).toContain('<style>.card_look{}</style><script src="/ask.js"></script>');
  expect(html).toContain('<div id="root" data-waits><div class="card_look"></div><p>Wait</p></div>');
  expect(html).not.toMatch(/style-sheet-main-app|rel="stylesheet"/);
  expect(html.match(/rel="modulepreload" fetchpriority="low" crossorigin href="\/(home|pieces)\.js">/g)).toHaveLength(
    2,
  );
});

test('installing waits until Home stands', () => {
  const shell = SHELL.replace('</head>', '<link rel="manifest" href="/app.webmanifest"></head>');
  const html = withMainApp(shell, { path: '/', sources: [], html: '' }, PARTS);
  expect(html).toContain('<meta name="manifest" content="/app.webmanifest">');
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PrerenderedPage } from '#client/app/prerendered-pages.ts';
import { compileAhead } from './page-files.ts';
import { membersHtml, pageHtml, sentPage, shellPage } from './page-html.ts';

const TEMPLATE = `<head>
<!--page-->
<title>x</title>
<!--page-->
<script type="module" crossorigin src="/app.js"></script>
<link rel="stylesheet" crossorigin href="/app.css">
</head>
<!--root-->
<div id="root"><p>Wait</p></div>
<!--root-->
`;
const BUILD = {
  manifest: {
    'index.html': { file: 'app.js', css: ['app.css'] },
    'help.tsx': { file: 'help.js', css: ['help.css'], imports: ['index.html', '_pieces'] },
    _pieces: { file: 'pieces.js' },
    'island.tsx': { file: 'island.js', css: ['island.css'] },
  },
  sheets: [
    { file: 'app.css', css: 'h1{}' },
    { file: 'help.css', css: '._page_1{}' },
    { file: 'island.css', css: '._card_2{}' },
  ],
};
const PARTS = { build: BUILD, runScript: 'run.js', markScript: 'mark.js', earlyScript: 'ask.js' };
const PAGE = {
  path: '/help',
  sources: ['help.tsx'],
  title: 'Help',
  description: 'Answers & "more"',
  html: '<h1>Help</h1>',
};

test('a page has its own title, description and content, and says where it is', () => {
  const html = pageHtml(TEMPLATE, PAGE, PARTS);
  expect(html).toContain('<title>Help - Fit in 30</title>');
  expect(html).toContain('<meta name="description" content="Answers &amp; &quot;more&quot;">');
  expect(html).toContain('<link rel="canonical" href="%ORIGIN%/help">');
  expect(html).toContain('<div id="root" data-page="/help"><h1>Help</h1></div>');
  expect(html).not.toMatch(/Wait|<!--|<title>x/);
});

test('without the lines that need the site’s address it is still a whole page', () => {
  const page = { ...PAGE, structured: { image: '%ORIGIN%/a.png' } };
  const lines = pageHtml(TEMPLATE, page, PARTS).split('\n');
  const rest = lines.filter((line) => !line.includes('%ORIGIN%')).join('');
  for (const part of ['<head>', '</head>', 'og:description', 'twitter:card', '<h1>Help</h1></div>']) {
    expect(rest).toContain(part);
  }
  expect(rest).not.toMatch(/og:image|ld\+json|canonical/);
});

test('a second address of a page names the first, and what is said of its subject cannot end the script', () => {
  const html = pageHtml(TEMPLATE, { ...PAGE, sameAs: '/login', structured: { name: '</script><b>' } }, PARTS);
  expect(html).toContain('<link rel="canonical" href="%ORIGIN%/login">');
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
});

test('a shared link shows the picture of its page', () => {
  const pictureOf = (more: Partial<PrerenderedPage>) =>
    /og:image" content="([^"]*)"/.exec(pageHtml(TEMPLATE, { ...PAGE, ...more }, PARTS))?.[1];
  expect(pictureOf({})).toBe('%ORIGIN%/share-picture.png');
  expect(pictureOf({ picture: { file: 'share-picture-try.png', alt: 'A squat' } })).toBe(
    '%ORIGIN%/share-picture-try.png',
  );
});

test('an inline style, which the policy forbids, stops the build', () => {
  expect(() => pageHtml(TEMPLATE, { ...PAGE, html: '<p style="color:red">' }, PARTS)).toThrow('/help');
});

test('a source that was moved away stops the build', () => {
  expect(() => pageHtml(TEMPLATE, { ...PAGE, sources: ['gone.tsx'] }, PARTS)).toThrow('The build has no gone.tsx');
});

test('a page brings the styles of its code and tells the loader that it has them', () => {
  const html = pageHtml(TEMPLATE, PAGE, PARTS);
  expect(html).toContain('<style>h1{}._page_1{}</style>');
  expect(html).toContain('<link rel="stylesheet" disabled crossorigin href="/help.css">');
  expect(html).not.toContain('<link rel="stylesheet" crossorigin');
  expect(html).not.toContain('island');
});

test('a page brings the styles of an island whose code it does not load', () => {
  const html = pageHtml(TEMPLATE, { ...PAGE, html: '<p class="x _card_2">' }, PARTS);
  expect(html).toContain('._card_2{}</style>');
  expect(html).not.toContain('island.js');
});

test('the code of a page that can be read comes after what is read, and runs once that is painted', () => {
  const html = pageHtml(TEMPLATE, PAGE, PARTS);
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" data-app crossorigin href="/app.js">');
  expect(html).toContain('<script data-cfasync="false" defer src="/run.js"></script>');
  expect(html).not.toContain('type="module"');
  expect(html.match(/rel="modulepreload" fetchpriority="low" crossorigin href="\/(help|pieces)\.js">/g)).toHaveLength(
    2,
  );
  expect(html).not.toContain('mark.js');
});

test('what is for visitors only is hidden from members before anything is painted', () => {
  const html = pageHtml(TEMPLATE, { ...PAGE, hidesFromMembers: true }, PARTS);
  expect(html.indexOf('<script data-cfasync="false" src="/mark.js"></script>')).toBeGreaterThan(0);
  expect(html.indexOf('<script data-cfasync="false" src="/mark.js"></script>')).toBeLessThan(html.indexOf('</head>'));
  expect(html).not.toContain('run.js');
});

test('the main app’s page shows a Home that waits, and asks at once for what is known of her', () => {
  const page = { path: '/dashboard-full', sources: ['help.tsx'], html: '<div class="_page_1"></div>' };
  const html = membersHtml(TEMPLATE, page, PARTS);
  expect(html).toContain('<script data-cfasync="false" src="/ask.js"></script>');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" data-app crossorigin href="/app.js">');
  expect(html).toContain('<div id="early"><div class="_page_1"></div></div>\n<div id="root"></div>');
  expect(html).toContain('Reload the page');
  expect(html).toContain('<title>x</title>');
});

test('a link to any other screen shows the picture of the start page, and no address of its own', () => {
  const template = TEMPLATE.replace('</title>\n', '</title>\n<meta name="description" content="Short &amp; good">\n');
  const html = shellPage(template);
  expect(html).toContain('<meta property="og:title" content="x">');
  expect(html).toContain('<meta property="og:description" content="Short &amp; good">');
  expect(html).toContain('<meta property="og:image" content="%ORIGIN%/share-picture.png">');
  expect(html).not.toMatch(/canonical|og:url/);
});

test('a link that one person sends another says what it is, and has no address of its own', () => {
  const picture = { file: 'share-picture-gift.png', alt: 'Both arms up' };
  const html = sentPage(TEMPLATE, { title: 'A gift', description: 'Short & good', picture });
  expect(html).toContain('<title>A gift - Fit in 30</title>');
  expect(html).toContain('<meta property="og:description" content="Short &amp; good">');
  expect(html).toContain('<meta property="og:image" content="%ORIGIN%/share-picture-gift.png">');
  expect(html).toContain('<div id="root"><p>Wait</p></div>');
  expect(html).not.toMatch(/canonical|og:url|<title>x|<!--/);
});

test('the page of every other screen is the template without its marks', () => {
  expect(shellPage(TEMPLATE)).not.toContain('<!--');
  expect(shellPage(TEMPLATE)).toContain('<div id="root"><p>Wait</p></div>');
});

test('a proxy that rewrites scripts finds a mark at each that it leaves them alone', () => {
  for (const html of [
    shellPage(TEMPLATE),
    sentPage(TEMPLATE, { title: 'Gift', description: 'A gift', picture: { file: 'a.png', alt: 'A' } }),
    pageHtml(TEMPLATE, { ...PAGE, hidesFromMembers: true }, PARTS),
    membersHtml(TEMPLATE, PAGE, PARTS),
  ]) {
    const scripts = html.match(/<script [^>]*src=[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain('data-cfasync="false"');
  }
});

test('a page that can be read says, too, when its script does not start', () => {
  const html = pageHtml(TEMPLATE, PAGE, PARTS);
  expect(html).toMatch(/<h1>Help<\/h1><\/div>\n<p class="still-loading" data-beside>.*Reload the page/);
});

test('what a page opens with is compiled ahead, and nothing else is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { file } of Object.values(BUILD.manifest)) writeFileSync(join(folder, file), 'run()');
  compileAhead(folder, PAGE, BUILD);
  const isAhead = (file: string) => readFileSync(join(folder, file), 'utf8') === '//# allFunctionsCalledOnLoad\nrun()';
  expect(['app.js', 'help.js', 'pieces.js', 'island.js'].map(isAhead)).toEqual([true, true, true, false]);
});

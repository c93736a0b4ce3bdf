import type { PrerenderedPage, SentPage } from '#client/app/prerendered-pages.ts';
import { type Build, type BuiltPage, pageScripts, pageStyles, stylesOf } from './page-files.ts';
import type { PlainBuild } from './plain-files.ts';

/** The server puts the site's public address here, or leaves the line out. */
const ORIGIN = '%ORIGIN%';

type Picture = SentPage['picture'];

const USUAL_PICTURE: Picture = {
  file: 'share-picture.png',
  alt: 'Fit in 30: a drawn coach in a deep lunge, beside the words Strong again, in the minutes a baby leaves you.',
};

/** The shell as it is served for every screen without a page of its own: a shared link to one shows the start page's card. */
export function shellPage(template: string): string {
  const [, title = ''] = /<title>(.*)<\/title>/.exec(template) ?? [];
  const [, text = ''] = /<meta name="description" content="(.*)">/.exec(template) ?? [];
  return filled(template, { page: () => shellLines(title, text, USUAL_PICTURE) });
}

/** The shell for a screen whose link one person sends another: it says what kind of link it is, and nothing of anybody. */
export function sentPage(template: string, page: Pick<SentPage, 'title' | 'description' | 'picture'>): string {
  const title = escapeHtml(`${page.title} - Fit in 30`);
  return filled(template, { page: () => shellLines(title, escapeHtml(page.description), page.picture) });
}

/** Taken away by the script that starts. */
const NOT_STARTED =
  '<p class="still-loading" data-beside>This is taking longer than usual. <a href="?">Reload the page</a>, or update your browser. An old one can’t run it.</p>';

type RenderedPage = BuiltPage & Omit<PrerenderedPage, 'file'> & { title: string };

/** What the build asks the client's own renderer for, which is built by then. */
export interface PageRenderer {
  renderPages: () => Promise<(RenderedPage & { file: string; isPlain: boolean })[]>;
  renderWaits: () => Readonly<Record<string, string>>;
  sentPages: () => readonly SentPage[];
  routePatterns: () => string[];
  searchRules: () => unknown;
}

/** A pre-rendered page, whose code comes after everything that is needed for reading. */
export function pageHtml(
  template: string,
  page: RenderedPage,
  { build, runScript, markScript }: { build: Build; runScript: string; markScript: string },
): string {
  refuseInlineStyle(page);
  const root = `<div id="root" data-page="${escapeHtml(page.path)}">${page.html}</div>\n${NOT_STARTED}`;
  const script = page.hidesFromMembers ? scriptLine(markScript) : scriptLine(runScript, ' defer');
  return filled(withFiles(template, page, { build, script }), { page: () => headOf(page), root: () => root });
}

/** A page that no app comes to: its own small script is asked for after everything that is needed for reading. */
export function plainHtml(template: string, page: RenderedPage, plain: PlainBuild): string {
  refuseInlineStyle(page);
  const styles = `<style>${stylesOf([plain.ground, ...page.sources], plain)}</style>`;
  const html = template
    .replaceAll(/<link rel="stylesheet".*\n/g, '')
    .replace(/<script type="module".*<\/script>/, () =>
      [
        styles,
        `<script type="module" fetchpriority="low" crossorigin src="/${plain.script}"></script>`,
        ...plain.scripts.map((file) => preloadLine(file)),
      ].join('\n'),
    );
  return filled(html, { page: () => headOf(page), root: () => page.html }).replace(/ *<noscript>.*<\/noscript>\n/, '');
}

function headOf(page: RenderedPage): string {
  const title = escapeHtml(`${page.title} - Fit in 30`);
  return `<title>${title}</title>\n${cardLines(page).join('\n')}`;
}

/** A page that members open the app at: what waits stands beside the app until that shows something. */
export function membersHtml(
  template: string,
  page: BuiltPage & { path: string },
  { build, earlyScript }: { build: Build; earlyScript: string },
): string {
  refuseInlineStyle(page);
  const root = () => `<div id="early">${page.html}</div>\n<div id="root"></div>\n${NOT_STARTED}`;
  return filled(withFiles(template, page, { build, script: scriptLine(earlyScript) }), { root });
}

/** For Cloudflare’s rewriting of scripts, which the content security policy would not let run. */
export const withMarkedScripts = (html: string) =>
  html.replaceAll(/<script (?=[^>]*src=)/g, '<script data-cfasync="false" ');

/** Fills what stands between two equal marks of the template. */
function filled(template: string, fillings: Readonly<Record<string, (inside: string) => string>>): string {
  const html = Object.entries(fillings).reduce((text, [mark, fill]) => {
    const [before, inside = '', after] = text.split(`<!--${mark}-->\n`);
    return `${before}${fill(inside)}\n${after}`;
  }, template);
  return withMarkedScripts(html.replaceAll(/ *<!--(page|root)-->\n/g, ''));
}

/**
 * The page's styles stand in it, so that nothing is waited for, and the server names them in the page's policy. Their
 * files are named all the same, switched off, which tells Vite's loader that the page has them. The app is loaded, and
 * run by the page's own script.
 */
function withFiles(template: string, page: BuiltPage, { build, script }: { build: Build; script: string }): string {
  const { files, css } = pageStyles(page, build);
  const lines = [
    ...files.map((file) => `<link rel="stylesheet" disabled crossorigin href="/${file}">`),
    `<style>${css}</style>`,
    script,
    ...pageScripts(page, build).map((file) => preloadLine(file)),
  ];
  return template
    .replace(/<link rel="stylesheet".*\n/, '')
    .replace(/<script type="module".* src="\/(.*)"><\/script>/, (_, app) => preloadLine(app, ' data-app'))
    .replace('</head>', () => `${lines.join('\n')}\n</head>`);
}

const scriptLine = (file: string, more = '') => `<script${more} src="/${file}"></script>`;

const preloadLine = (file: string, more = '') =>
  `<link rel="modulepreload" fetchpriority="low"${more} crossorigin href="/${file}">`;

const shellLines = (title: string, text: string, picture: Picture) =>
  [
    `<title>${title}</title>`,
    `<meta name="description" content="${text}">`,
    ...sharedLines(title, text),
    pictureLines(picture),
  ].join('\n');

/** What search engines and shared links print of a page; what needs the site's address has a line of its own. */
function cardLines(page: RenderedPage): string[] {
  const { path, title, description, sameAs, structured, picture = USUAL_PICTURE } = page;
  const shared = page.shared ?? { title: `${title} - Fit in 30`, line: description };
  const text = escapeHtml(description);
  const address = `${ORIGIN}${sameAs ?? path}`;
  const subject = structured && JSON.stringify(structured).replaceAll('<', '\\u003c');
  return [
    `<meta name="description" content="${text}">`,
    ...sharedLines(escapeHtml(shared.title), escapeHtml(shared.line)),
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    pictureLines(picture),
    ...(subject ? [`<script type="application/ld+json">${subject}</script>`] : []),
  ];
}

const sharedLines = (title: string, text: string) => [
  '<meta property="og:type" content="website">',
  '<meta property="og:site_name" content="Fit in 30">',
  '<meta property="og:locale" content="en_GB">',
  `<meta property="og:title" content="${title}">`,
  `<meta property="og:description" content="${text}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];

function pictureLines({ file, alt }: Picture): string {
  const facts = [
    ['og:image', `${ORIGIN}/${file}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
  ];
  // One line, which goes or stays as a whole.
  return facts.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('');
}

/** The content security policy forbids style attributes in HTML; the browser's own script may still set styles. */
function refuseInlineStyle({ path, html }: { path: string; html: string }): void {
  const found = /<[^>]* style="[^"]*"[^>]*>/.exec(html);
  if (found) {
    throw new Error(
      `The pre-rendered page ${path} has an inline style, which its security policy forbids: ${found[0].slice(0, 200)}`,
    );
  }
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** After everything that is needed for reading. */
const LATER = '<link rel="modulepreload" fetchpriority="low" crossorigin ';
const LATER_SCRIPT = '<script type="module" fetchpriority="low"';
const ROOT_ELEMENT = /<div id="root">.*?<\/div>/s;
/** Fonts come when something is painted: their stand-ins take the same room. */
const FONT_HINTS = /<link rel="preload" as="font"[^>]*>\s*/g;

/** The server puts the site's public address here, or leaves the line out. */
const ORIGIN = '%ORIGIN%';

/**
 * The shell with a rendered page inside it, its styles, for which no second answer is waited for, and a hint to load the
 * page's code beside the app's, after what is needed for reading. The server names the styles in the page's policy.
 */
export function withPage(shell, page, { manifest, css, markScript }) {
  refuseInlineStyle(page);
  refuseUnstyled(page, css);
  const files = scriptsOf(page.sources, manifest);
  const hints = files.map((file) => `${LATER}href="/${file}">`);
  const mark = page.hidesFromMembers ? `<script src="/${markScript}"></script>` : '';
  const title = escapeHtml(`${page.title} - Fit in 30`);
  return shell
    .replace(/<meta name="description"[^>]*>/, () => cardLines(page, title).join('\n'))
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>${mark}`)
    .replace(new RegExp(`<meta name="style-sheet-${page.sheet}"[^>]*>`), '')
    .replace('<script type="module"', LATER_SCRIPT)
    .replace(FONT_HINTS, '')
    .replace('</head>', () => `${hints.join('\n')}</head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root" data-page="${escapeHtml(page.path)}">${page.html}</div>`);
}

/**
 * The shell for the address that members open the app at: what Home looks like before anything is known of her, its
 * styles, and a small script that asks for what is known. The code is asked for beside the app's own; what installing
 * takes, `keep-app.tsx` asks for later.
 */
export function withMainApp(shell, page, { manifest, css, earlyScript }) {
  refuseInlineStyle(page);
  refuseUnstyled(page, css);
  const hints = scriptsOf(page.sources, manifest).map((file) => `${LATER}href="/${file}">`);
  return shell
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style><script src="/${earlyScript}"></script>`)
    .replace(/<meta name="style-sheet-main-app"[^>]*>/, '')
    .replace(FONT_HINTS, '')
    .replace('<link rel="manifest" href=', '<meta name="manifest" content=')
    .replace('<script type="module"', LATER_SCRIPT)
    .replace('</head>', () => `${hints.join('')}</head>`)
    .replace(ROOT_ELEMENT, (waiting) =>
      waiting.replace('<div id="root">', () => `<div id="root" data-waits>${page.html}`),
    );
}

/** What search engines and shared links print of a page; what needs the site's address has a line of its own. */
function cardLines({ path, description, sameAs, structured }, title) {
  const text = escapeHtml(description);
  const address = `${ORIGIN}${sameAs ?? path}`;
  const subject = structured && JSON.stringify(structured).replaceAll('<', '\\u003c');
  return [
    `<meta name="description" content="${text}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Fit in 30">',
    '<meta property="og:locale" content="en_GB">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${text}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    pictureLines(),
    ...(subject ? [`<script type="application/ld+json">${subject}</script>`] : []),
    '',
  ];
}

function pictureLines() {
  const words = 'Fit in 30: a drawn coach in a deep lunge beside the promise of the programme.';
  const facts = [
    ['og:image', `${ORIGIN}/share-picture.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', words],
  ];
  // One line, which goes or stays as a whole.
  return facts.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('');
}

/** The content security policy forbids style attributes in HTML; the browser's own script may still set styles. */
function refuseInlineStyle({ path, html }) {
  const found = /<[^>]* style="[^"]*"[^>]*>/.exec(html);
  if (found) {
    throw new Error(
      `The pre-rendered page ${path} has an inline style, which its security policy forbids: ${found[0].slice(0, 200)}`,
    );
  }
}

/** A class of a style file that is in none of the page's sheets would show the page half dressed. */
function refuseUnstyled({ path, html }, css) {
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const files = new Set(used.map((name) => /^([a-z0-9-]+)_/.exec(name)?.[1]).filter(Boolean));
  const missing = [...files].filter((file) => !css.includes(`.${file}_`));
  if (missing.length > 0) throw new Error(`The pre-rendered page ${path} lacks the styles of ${missing.join(', ')}.`);
}

/** The files of these sources and of what they import, without those that the app loads anyway. */
function scriptsOf(sources, manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const files = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk || key === entry || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const source of sources) collect(source);
  return [...files];
}

const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

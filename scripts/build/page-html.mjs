const ROOT_ELEMENT = /<div id="root">.*?<\/div>/s;

/** The server puts the site's public address here, or leaves the line out. */
const ORIGIN = '%ORIGIN%';

/** The shell with a rendered page inside it, and a hint to load the page's code beside the app's. */
export function withPage(shell, page, manifest) {
  refuseInlineStyle(page);
  const files = page.source === undefined ? [] : scriptsOf(page.source, manifest);
  const hints = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const title = escapeHtml(`${page.title} - Fit in 30`);
  return shell
    .replace(/<meta name="description"[^>]*>/, () => cardLines(page, title).join('\n'))
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${hints.join('\n')}</head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root" data-page="${escapeHtml(page.path)}">${page.html}</div>`);
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

/** The files of a screen and of what it imports, without those that the app loads anyway. */
function scriptsOf(source, manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const files = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk || key === entry || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(source);
  return [...files];
}

const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

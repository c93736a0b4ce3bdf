const ROOT_ELEMENT = /<div id="root">.*?<\/div>/s;

/** The shell with a rendered page inside it, and a hint to load the page's code beside the app's. */
export function withPage(shell, page, manifest) {
  refuseInlineStyle(page);
  const files = page.source === undefined ? [] : scriptsOf(page.source, manifest);
  const hints = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const title = escapeHtml(`${page.title} - Fit in 30`);
  return withDescription(shell, title, page.description)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${hints.join('\n')}</head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root" data-page="${escapeHtml(page.path)}">${page.html}</div>`);
}

/** What search engines and shared links print of a page that has a sentence of its own. */
function withDescription(shell, title, description) {
  if (description === undefined) return shell;
  const text = escapeHtml(description);
  const card = [
    `<meta name="description" content="${text}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Fit in 30">',
    '<meta property="og:locale" content="en_GB">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${text}">`,
  ];
  return shell.replace(/<meta name="description"[^>]*>/, () => card.join('\n    '));
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

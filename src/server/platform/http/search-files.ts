/** Which addresses search engines shall know, and which they shall leave alone. */
export interface SearchRules {
  shown: readonly string[];
  /** The beginnings of addresses; a part that begins with ":" stands for any text. */
  hidden: readonly string[];
}

/** What is no page at all, and of no use to a search engine. */
const NO_PAGES = ['/api/', '/sandbox'];

/** robots.txt: nothing of the member area, and where the list of pages is. */
export function robotsText({ hidden }: SearchRules, publicOrigin: string | undefined): string {
  const paths = [...NO_PAGES, ...hidden.map((path) => path.replace(/:.*$/, ''))];
  const map = publicOrigin ? ['', `Sitemap: ${publicOrigin}/sitemap.xml`] : [];
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ...map, ''].join('\n');
}

/** sitemap.xml: the public pages. Its addresses must be whole, so there is none without the site's public address. */
export function sitemapXml({ shown }: SearchRules, publicOrigin: string): string {
  const entries = shown.map((path) => `  <url><loc>${publicOrigin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

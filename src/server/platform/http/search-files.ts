export interface SearchRules {
  shown: readonly string[];
  hidden: readonly string[];
}

const NO_PAGES = ['/api/', '/sandbox'];

export function robotsText({ hidden }: SearchRules, publicOrigin: string | undefined): string {
  const paths = [...NO_PAGES, ...hidden.map((path) => path.replace(/:.*$/, ''))];
  const map = publicOrigin ? ['', `Sitemap: ${publicOrigin}/sitemap.xml`] : [];
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ...map, ''].join('\n');
}

/** Its addresses must be whole, so it needs the public address. */
export function sitemapXml({ shown }: SearchRules, publicOrigin: string): string {
  const entries = shown.map((path) => `  <url><loc>${publicOrigin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Which pages a build has, and where the worker finds them among the files it keeps. */
export interface BuildPages {
  /** The address under which the page for every screen without one of its own is kept. */
  shell: string;
  /** Addresses of pages that can be read before any script runs. */
  prerendered: readonly string[];
  /** Every address that there is a screen for; a part that begins with ":" stands for any text. */
  routes: readonly string[];
  /** Addresses that the server answers with a policy of their own: they come from the network while there is one. */
  fromNetwork: readonly string[];
}

/**
 * The kept page for an address without its query, or `undefined` where the server must answer: what is not ours, and
 * what does not exist.
 */
export function cachedPageFor(pathname: string, pages: BuildPages): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (pages.prerendered.includes(path)) return path;
  return pages.routes.some((route) => isScreen(route, path)) ? pages.shell : undefined;
}

/** True for an address without a screen that is none of the API's either; the app has a page that says so. */
export function isUnknownPage(pathname: string, pages: BuildPages): boolean {
  return cachedPageFor(pathname, pages) === undefined && !pathname.startsWith('/api/');
}

function isScreen(route: string, path: string): boolean {
  const [wanted, given] = [route.split('/'), path.split('/')];
  if (wanted.length !== given.length) return false;
  return wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''));
}

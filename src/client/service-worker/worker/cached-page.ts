import { isAddressOf } from '#contract/paths.ts';

export interface BuildPages {
  /** Where the page for every screen without one of its own is cached. */
  shell: string;
  prerendered: readonly string[];
  /** A part that begins with ":" stands for any text. */
  routes: readonly string[];
  /** Network first: the server answers these with a policy of their own. */
  fromNetwork: readonly string[];
}

/** Undefined where the server must answer: foreign and unknown addresses. */
export function cachedPageFor(pathname: string, pages: BuildPages): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (pages.prerendered.includes(path)) return path;
  const route = pages.routes.find((known) => isAddressOf(known, path));
  if (route === undefined) return undefined;
  return pages.prerendered.includes(route) ? route : pages.shell;
}

export function isUnknownPage(pathname: string, pages: BuildPages): boolean {
  return cachedPageFor(pathname, pages) === undefined && !pathname.startsWith('/api/');
}

import { type AppRoute, ROUTES, type RouteParams } from './routes.tsx';

export interface MatchedRoute {
  route: AppRoute;
  params: RouteParams;
}

/** The screen of an address without its query, or `undefined` for the 404 page. A slash at the end does not matter. */
export function matchedRoute(pathname: string): MatchedRoute | undefined {
  const parts = partsOf(pathname);
  for (const route of ROUTES) {
    const pattern = partsOf(route.path);
    if (pattern.length !== parts.length) continue;
    const named = pattern.findIndex((part) => part.startsWith(':'));
    if (!pattern.every((part, index) => index === named || part === parts[index])) continue;
    return { route, params: named < 0 ? {} : { [pattern[named]?.slice(1) ?? '']: parts[named] } };
  }
  return undefined;
}

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

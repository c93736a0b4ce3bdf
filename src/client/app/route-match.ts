import type { RouteParams } from './lazy-screen.tsx';
import { type AppRoute, ROUTES } from './routes.tsx';

export interface MatchedRoute {
  route: AppRoute;
  params: RouteParams;
}

const WORKOUT_ID = ':workoutId';

/** The screen of an address without its query, or `undefined` for the 404 page. A slash at the end does not matter. */
export function matchedRoute(pathname: string): MatchedRoute | undefined {
  const parts = partsOf(pathname);
  for (const route of ROUTES) {
    const pattern = partsOf(route.path);
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part === parts[index] || part === WORKOUT_ID)) continue;
    const workoutId = parts[pattern.indexOf(WORKOUT_ID)];
    return { route, params: workoutId === undefined ? {} : { workoutId } };
  }
  return undefined;
}

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

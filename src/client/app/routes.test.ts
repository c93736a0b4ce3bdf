import { describe, expect, test } from 'vitest';
import { matchedRoute } from './routes.tsx';

describe('matchedRoute', () => {
  test.each([
    { pathname: '/dashboard', path: '/dashboard', params: {} },
    { pathname: '/dashboard-full/', path: '/dashboard-full', params: {} },
    { pathname: '/workout/7', path: '/workout/:workoutId', params: { workoutId: '7' } },
    { pathname: '/unsubscribe', path: '/unsubscribe', params: {} },
    { pathname: '/unsubscribe/t-1', path: '/unsubscribe/:token', params: { token: 't-1' } },
  ])('$pathname is the screen $path', ({ pathname, path, params }) => {
    const match = matchedRoute(pathname);
    expect([match?.route.path, match?.params]).toEqual([path, params]);
  });

  test.each(['/nowhere', '/', '/help', '/workout', '/workout/1/2', '/dashboard-full/x', '/Dashboard'])(
    '%s is no screen',
    (pathname) => {
      expect(matchedRoute(pathname)).toBeUndefined();
    },
  );
});

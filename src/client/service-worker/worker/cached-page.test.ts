import { expect, test } from 'vitest';
import { type BuildPages, cachedPageFor, isUnknownPage } from './cached-page.ts';

const PAGES: BuildPages = {
  shell: '/dashboard-full',
  prerendered: ['/', '/login', '/workout/:workoutId'],
  routes: ['/', '/login', '/dashboard-full', '/workout/:workoutId', '/subscribe'],
  fromNetwork: ['/subscribe'],
};

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/dashboard-full', '/dashboard-full'],
  ['/workout/7', '/workout/:workoutId'],
  ['/subscribe', '/dashboard-full'],
])('%s is answered with the page kept as %s', (pathname, page) => {
  expect(cachedPageFor(pathname, PAGES)).toBe(page);
});

test.each([
  '/nothing',
  '/workout',
  '/workout//',
  '/login/more',
  '/api/auth/me',
  '/sandbox',
  '/sitemap.xml',
  '//evil.example',
])('%s is left to the server', (pathname) => {
  expect(cachedPageFor(pathname, PAGES)).toBeUndefined();
});

test.each([
  ['/nothing', true],
  ['/login/more', true],
  ['/login', false],
  ['/workout/7', false],
  ['/api/auth/me', false],
])('%s is unknown: %s', (pathname, isUnknown) => {
  expect(isUnknownPage(pathname, PAGES)).toBe(isUnknown);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STYLE_AREAS } from './style-areas.ts';

test('every screen is in an area, or its styles might end up where it does not load them', () => {
  const routes = readFileSync('src/client/app/routes.tsx', 'utf8');
  const screens = [...routes.matchAll(/import\('#client\/(.+?)'\)/g)].map(([, file]) => `src/client/${file}`);
  expect(screens.length).toBeGreaterThan(20);
  const inAreas = new Set(STYLE_AREAS.flatMap(({ sources }) => sources));
  expect(screens.filter((screen) => !inAreas.has(screen))).toEqual([]);
});

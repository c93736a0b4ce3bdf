import { expect, test } from 'vitest';
import { partsOf, sheetOf } from './split-styles.mjs';

const SHEETS = new Map([
  ['button', 'first'],
  ['home-tab', 'main-app'],
  ['player', 'screens'],
]);

test('every rule goes to the sheet of its file, and the order within a sheet stays', () => {
  const css = [
    '@layer base,ui;',
    ':root{--a:1}',
    '@layer ui{.button_look{color:red}@media (width>1px){.button_look{color:blue}}}',
    '.home-tab_page{content:"} .player_x{"}',
    '.player_stage{margin:0}',
    '@media (min-width:900px){.home-tab_page{margin:1px}}',
    '@keyframes player_move{from{opacity:0}}',
    '.player_stage:focus{margin:1px}',
  ].join('');
  expect(partsOf(css, SHEETS)).toEqual({
    first: '@layer base,ui;:root{--a:1}@layer ui{.button_look{color:red}@media (width>1px){.button_look{color:blue}}}',
    'main-app': '.home-tab_page{content:"} .player_x{"}@media (min-width:900px){.home-tab_page{margin:1px}}',
    'later-views': '',
    screens: '.player_stage{margin:0}@keyframes player_move{from{opacity:0}}.player_stage:focus{margin:1px}',
  });
});

test('a rule of two sheets stays in the first', () => {
  expect(partsOf('.home-tab_a,.player_b{margin:0}', SHEETS).first).toBe('.home-tab_a,.player_b{margin:0}');
});

test.each([
  ['/src/client/ui/', 'first'],
  ['/src/client/components/', 'first'],
  ['/src/client/features/landing/', 'first'],
  ['/src/client/app/', 'first'],
  ['/src/client/app/main-app/', 'main-app'],
  ['/src/client/features/home/', 'main-app'],
  ['/src/client/features/workouts/week-header.module.css', 'main-app'],
  ['/src/client/features/workouts/week-view.module.css', 'later-views'],
  ['/src/client/features/nutrition/', 'later-views'],
  ['/src/client/features/workout-player/', 'screens'],
  ['/src/client/features/something-new/', 'screens'],
])('%s is of the sheet “%s”', (path, sheet) => expect(sheetOf(path)).toBe(sheet));

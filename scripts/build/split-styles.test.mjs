import { expect, test } from 'vitest';
import { partsOf, sheetOf } from './split-styles.mjs';

const SHEETS = new Map([
  ['button', 'first'],
  ['dial', 'main-app'],
  ['home-tab', 'main-app'],
  ['player', 'screens'],
]);

test('every rule goes to the sheet of its file, and the order within a sheet stays', () => {
  const css = [
    '@layer base,ui;',
    ':root{--a:1}',
    '@layer ui{.button_look{color:red}@media (width>1px){.button_look{color:blue}}.dial_hand{margin:0}}',
    '.home-tab_page{content:"} .player_x{"}',
    '.player_stage{margin:0}',
    '@media (min-width:900px){.home-tab_page{margin:1px}}',
    '@keyframes player_move{from{opacity:0}}',
    '.player_stage:focus{margin:1px}',
  ].join('');
  expect(partsOf(css, SHEETS)).toEqual({
    first: '@layer base,ui;:root{--a:1}@layer ui{.button_look{color:red}@media (width>1px){.button_look{color:blue}}}',
    arrival: '',
    words: '',
    'main-app':
      '@layer ui{.dial_hand{margin:0}}.home-tab_page{content:"} .player_x{"}@media (min-width:900px){.home-tab_page{margin:1px}}',
    'later-views': '',
    screens: '.player_stage{margin:0}@keyframes player_move{from{opacity:0}}.player_stage:focus{margin:1px}',
  });
});

test('a rule of two sheets stays in the first', () => {
  expect(partsOf('.home-tab_a,.player_b{margin:0}', SHEETS).first).toBe('.home-tab_a,.player_b{margin:0}');
});

test.each([
  [['app', 'home'], 'first'],
  [['arrival'], 'arrival'],
  [['words'], 'words'],
  [['home'], 'main-app'],
  [['later-views'], 'later-views'],
  [['screens'], 'screens'],
  [['arrival', 'home'], 'first'],
  [['words', 'later-views'], 'first'],
  [['home', 'screens'], 'main-app'],
  [['later-views', 'screens'], 'later-views'],
  [['purchase'], 'arrival'],
  [['purchase', 'arrival'], 'arrival'],
  [['purchase', 'home'], 'main-app'],
  [['purchase', 'screens'], 'main-app'],
  [['something-new'], 'first'],
])('what %j use is in the sheet “%s”, which all of them load', (areas, sheet) => expect(sheetOf(areas)).toBe(sheet));

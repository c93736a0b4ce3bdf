import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

const client = (path: string) => `/src/client/${path}.tsx`;
const LONG = 'x'.repeat(5000);

const MAIN = client('main');
const LANDING = client('features/landing/landing');
const ENTRANCE = client('features/auth/entrance');
const HOME = client('app/main-app/home');
const HELP = client('features/help/help');
const LATER = client('features/landing/later');
const PLAYER = client('features/workout-player/player');
const SETTINGS = client('features/settings/settings');

function chunksFor(imports: Record<string, readonly string[]>, lazy: Record<string, readonly string[]>) {
  const ids = [...new Set([...Object.entries(imports), ...Object.entries(lazy)].flatMap(([id, to]) => [id, ...to]))];
  return chunksOf({
    getModuleIds: () => ids,
    getModuleInfo: (id) => ({
      isEntry: id === MAIN,
      code: id.includes('small') ? '' : LONG,
      importedIds: imports[id] ?? [],
      dynamicallyImportedIds: lazy[id] ?? [],
    }),
  });
}

const SCREENS = { [MAIN]: [LANDING, ENTRANCE, HOME, HELP, PLAYER, SETTINGS], [LANDING]: [LATER] };

test('what screens share goes by the areas that need it, and by who arrives with it first; a screen keeps its own', () => {
  const chunks = chunksFor(
    {
      [MAIN]: ['react'],
      [LANDING]: ['react', 'price', 'paths'],
      [ENTRANCE]: ['paths', 'field'],
      [HOME]: ['field', 'row', 'days'],
      [HELP]: ['row', 'stop-signs'],
      [PLAYER]: ['days', 'stop-signs', 'sound', 'own'],
      [SETTINGS]: ['sound'],
      [LATER]: ['price', HELP],
    },
    SCREENS,
  );
  expect(Object.fromEntries(chunks)).toEqual({
    price: 'landing',
    paths: 'arrival',
    field: 'entrance',
    row: 'everywhere',
    days: 'home',
    'stop-signs': 'reading+training',
    sound: 'settings+training',
  });
});

test('small things share a chunk, unless they would bring another chunk along', () => {
  const chunks = chunksFor(
    {
      [PLAYER]: ['small icon', 'small list'],
      [SETTINGS]: ['small icon'],
      [LATER]: ['small list', 'rules'],
      [HELP]: ['rules'],
      'small list': ['rules'],
    },
    SCREENS,
  );
  expect(Object.fromEntries(chunks)).toEqual({
    'small icon': 'small+inside+training',
    'small list': 'reading+training',
    rules: 'reading+training',
  });
});

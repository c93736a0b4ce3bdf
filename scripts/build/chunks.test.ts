import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

const client = (path: string) => `/src/client/${path}.tsx`;
const LONG = 'x'.repeat(5000);

const MAIN = client('main');
const TRY = client('app/trying/try');
const ENTRANCE = client('features/auth/entrance');
const HOME = client('app/main-app/home');
const NOTHING = client('features/not-found/nothing');
const LATER = client('features/subscribe/later');
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

const SCREENS = { [MAIN]: [TRY, ENTRANCE, HOME, NOTHING, PLAYER, SETTINGS], [TRY]: [LATER] };

test('what screens share goes by the areas that need it, and by who arrives with it first; a screen keeps its own', () => {
  const chunks = chunksFor(
    {
      [MAIN]: ['react'],
      [TRY]: ['react', 'price', 'paths'],
      [ENTRANCE]: ['paths', 'field'],
      [HOME]: ['field', 'row', 'days'],
      [NOTHING]: ['row', 'stop-signs'],
      [PLAYER]: ['days', 'stop-signs', 'sound', 'own'],
      [SETTINGS]: ['sound'],
      [LATER]: ['price', NOTHING],
    },
    SCREENS,
  );
  expect(Object.fromEntries(chunks)).toEqual({
    price: 'first-try',
    paths: 'entrance',
    field: 'arrival',
    row: 'everywhere',
    days: 'home',
    'stop-signs': 'buying+reading+training',
    sound: 'settings+training',
  });
});

test('small things share a chunk, unless they would bring another chunk along', () => {
  const chunks = chunksFor(
    {
      [PLAYER]: ['small icon', 'small list'],
      [SETTINGS]: ['small icon'],
      [LATER]: ['small list', 'rules'],
      [NOTHING]: ['rules'],
      'small list': ['rules'],
    },
    SCREENS,
  );
  expect(Object.fromEntries(chunks)).toEqual({
    'small icon': 'small+inside+training',
    'small list': 'buying+training',
    rules: 'buying+reading+training',
  });
});

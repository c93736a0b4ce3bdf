import { expect, test } from 'vitest';
import { keptSafetySettings } from './kept-safety-settings.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION } from './safety-flags.ts';

const FIRST = { block: 3, hold: null, startingLevel: 'standard', impactLocked: true, pelvicSafe: true };
const NOW = { ...CAREFUL_FLAGS, girdle: true, block: 2, version: SAFETY_VERSION };

test('what is kept is read as it was written', () => {
  expect(keptSafetySettings(JSON.parse(JSON.stringify(NOW)))).toEqual(NOW);
});

test('what the first questions came to still counts, with the first version, and begins at Easier in pelvic-safe mode', () => {
  const kept = { block: 3, version: 1, hold: null, pelvicSafe: true, girdle: false, pregnant: false };
  expect(keptSafetySettings(FIRST)).toEqual({ ...kept, startingLevel: 'easier' });
  expect(keptSafetySettings({ ...FIRST, pelvicSafe: false })?.startingLevel).toBe('standard');
  expect(keptSafetySettings({ ...FIRST, hold: 'pregnant' })).toMatchObject({ hold: 'pregnant', pregnant: true });
});

test.each([
  null,
  [],
  'text',
  {},
  { ...NOW, block: '2' },
  { ...NOW, hold: 'something else' },
  { ...NOW, hold: undefined },
  { ...NOW, startingLevel: 'harder' },
  { ...NOW, pelvicSafe: 1 },
])('%j is no kept answer', (value) => {
  expect(keptSafetySettings(value)).toBeUndefined();
});

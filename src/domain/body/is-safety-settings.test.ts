import { expect, test } from 'vitest';
import { isSafetySettings } from './is-safety-settings.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION } from './safety-flags.ts';

const NOW = { ...CAREFUL_FLAGS, girdle: true, block: 2, version: SAFETY_VERSION };

test.each([NOW, { ...NOW, version: SAFETY_VERSION - 1 }, { ...NOW, hold: 'pregnant', startingLevel: 'standard' }])(
  '%j is a kept answer',
  (value) => {
    expect(isSafetySettings(JSON.parse(JSON.stringify(value)))).toBe(true);
  },
);

test.each([
  null,
  [],
  'text',
  {},
  { ...NOW, block: '2' },
  { ...NOW, version: undefined },
  { ...NOW, hold: 'something else' },
  { ...NOW, hold: undefined },
  { ...NOW, startingLevel: 'harder' },
  { ...NOW, pelvicSafe: 1 },
  { ...NOW, girdle: undefined },
  { ...NOW, pregnant: 'yes' },
])('%j is no kept answer', (value) => {
  expect(isSafetySettings(value)).toBe(false);
});

import { expect, test } from 'vitest';
import { isImpactRecord } from './is-impact-record.ts';

test.each([
  null,
  [],
  'open',
  { openedOn: 'yesterday' },
  { openedOn: 20_260_328 },
  { openedOn: ['2026-03-28'] },
  { symptomOn: '2026-02-30' },
  { closedAgain: 'yes' },
  { check: 3 },
  { check: { clear: 3 } },
  { check: { on: '2026-03-28', clear: 9 } },
  { check: { on: '2026-03-28', clear: -1 } },
  { check: { on: '2026-03-28', clear: 1.5 } },
  { check: { on: '2026-03-28', clear: 1, stopped: 1 } },
  { check: { on: '2026-03-28', clear: 1, done: 'yes' } },
  { check: { on: '2026-03-28', clear: 0, walkingSince: 'noon' } },
])('%j is no record of a check', (value) => {
  expect(isImpactRecord(value)).toBe(false);
});

import { expect, test } from 'vitest';
import {
  mayStartCheckout,
  START_AT_ONCE_TEXT,
  START_AT_ONCE_VERSION,
  START_AT_ONCE_WORDINGS,
  startAtOnceText,
} from './start-at-once.ts';

test.each([
  ['14-days', undefined, true],
  ['14-days', START_AT_ONCE_VERSION, true],
  ['statutory-waiver', START_AT_ONCE_VERSION, true],
  ['statutory-waiver', undefined, false],
  ['statutory-waiver', '', false],
  ['statutory-waiver', '2020-01-01', false],
] as const)('with the policy %s, who agreed to %s may pay: %s', (policy, agreedTo, allowed) => {
  expect(mayStartCheckout(policy, agreedTo)).toBe(allowed);
});

test('no wording that a buyer may have agreed to was ever changed', () => {
  expect(START_AT_ONCE_WORDINGS).toEqual({
    '2026-11-21':
      'Please start my access at once. I understand that I then lose my right to cancel within 14 days and get my money back.',
  });
});

test('a version is told in its own words', () => {
  expect(startAtOnceText(START_AT_ONCE_VERSION)).toBe(START_AT_ONCE_TEXT);
  expect(startAtOnceText('toString')).toBe('The wording of toString');
});

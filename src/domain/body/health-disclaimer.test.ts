import { expect, test } from 'vitest';
import {
  agreementInstant,
  disclaimerVersion,
  HEALTH_DISCLAIMER_VERSION,
  isDisclaimerVersion,
  isOfShippedDisclaimer,
} from './health-disclaimer.ts';

const SHIPPED = HEALTH_DISCLAIMER_VERSION;

test('a version is that which is shipped, or one with the number of its changes', () => {
  expect([0, 1, 12].map(disclaimerVersion)).toEqual([SHIPPED, `${SHIPPED}.1`, `${SHIPPED}.12`]);
});

test.each([
  [SHIPPED, true],
  [`${SHIPPED}.1`, true],
  [`${SHIPPED}.20`, true],
  [`${SHIPPED}.999999`, true],
  [`${SHIPPED}.1000000`, false],
  [`${SHIPPED}.0`, false],
  [`${SHIPPED}.01`, false],
  [`${SHIPPED}.`, false],
  [`${SHIPPED}.1a`, false],
  [`${SHIPPED}.a1`, false],
  [`${SHIPPED}.1e3`, false],
  [`${SHIPPED}.1.1`, false],
  ['2020-01-01', false],
  ['.1', false],
  ['', false],
])('a member may have agreed to "%s": %s', (text, isOne) => {
  expect(isDisclaimerVersion(text)).toBe(isOne);
});

test('a version is of the shipped disclaimer, however often it was changed', () => {
  expect([SHIPPED, `${SHIPPED}.3`, '2020-01-01.3', ''].map(isOfShippedDisclaimer)).toEqual([true, true, false, false]);
});

test('an agreement is never dated after it arrived', () => {
  expect([agreementInstant(5, 9), agreementInstant(9, 5)]).toEqual([5, 5]);
});

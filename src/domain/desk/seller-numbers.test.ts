import { expect, test } from 'vitest';
import { companyNumberIn, isCompanyNumber, isVatNumber, vatNumberIn } from './seller-numbers.ts';

test.each([
  ['GB123456789', 'GB123456789'],
  ['gb 123 4567 89', 'GB123456789'],
  ['123 4567 89', 'GB123456789'],
  ['GB 123-4567-89 001', 'GB123456789001'],
  ['GBGD001', 'GBGD001'],
  ['GB HA 599', 'GBHA599'],
  ['XI 123456789', 'XI123456789'],
  ['IE 1234567FA', 'IE1234567FA'],
  ['ES.X1234567.X', 'ESX1234567X'],
  ['RO 12', 'RO12'],
])('%j is the VAT number %s', (typed, number) => {
  expect(vatNumberIn(typed)).toBe(number);
  expect(isVatNumber(number)).toBe(true);
});

test.each(['hello', '12', 'GB12345678', 'GB1234567890', 'GBGD500', 'GBHA499', 'XX123456789', 'DEADLINE', ''])(
  '%j is none',
  (typed) => expect(isVatNumber(vatNumberIn(typed))).toBe(false),
);

test.each([
  ['01234567', '01234567'],
  [' 0123 4567 ', '01234567'],
  ['sc123456', 'SC123456'],
  ['NI-612345', 'NI612345'],
])('%j is the company number %s', (typed, number) => {
  expect(companyNumberIn(typed)).toBe(number);
  expect(isCompanyNumber(number)).toBe(true);
});

test.each(['12', 'hello', '0123456', '012345678', 'S1234567', 'SC12345', ''])('%j is no company number', (typed) =>
  expect(isCompanyNumber(companyNumberIn(typed))).toBe(false),
);

import { expect, test } from 'vitest';
import { receiptReference } from './receipt-reference.ts';

test('a receipt is quoted by eight capitals and digits', () => {
  expect(receiptReference('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe('3F2504E0');
});

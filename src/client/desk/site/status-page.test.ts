import { expect, test } from 'vitest';
import { problemText } from './status-page.tsx';

test.each([
  ['background job failed', 'daily backup: no room', 'Nightly backup failed; it is tried again by itself'],
  ['background job works again', 'daily backup', 'Nightly backup works again; nothing is left to do'],
  ['background job failed', 'a new one: x', 'Some work in the background failed; it is tried again by itself'],
  ['email given up', null, 'A letter did not arrive, and was let go of'],
  ['something else', null, 'Something was out of order'],
])('%s of %s is told as it is', (what, detail, told) => {
  expect(problemText(what, detail)).toBe(told);
});

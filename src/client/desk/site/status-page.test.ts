import { expect, test } from 'vitest';
import { problemText } from './status-page.tsx';

test.each([
  ['background job failed', 'daily backup: no room', 'Nightly backup failed. We’ll try again'],
  ['background job works again', 'daily backup', 'Nightly backup works again; nothing is left to do'],
  ['background job failed', 'a new one: x', 'Some work in the background failed. We’ll try again'],
  ['email given up', null, 'An email couldn’t be delivered. We’ve stopped trying.'],
  ['something else', null, 'Something went wrong'],
])('%s of %s is told as it is', (what, detail, told) => {
  expect(problemText(what, detail)).toBe(told);
});

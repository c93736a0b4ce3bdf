import { expect, test } from 'vitest';
import { addressInText } from './address-in-text.ts';

test.each([
  ['ann@x.org', 'ann@x.org', true],
  ['ann@x.org', 'Ask Ann@X.ORG.', true],
  ['ann@x.org', '"Ann" <ann@x.org>, and', true],
  ['ann@x.org', 'mailto:ann@x.org?subject=Hello', true],
  ['ann@x.org', '\nann@x.org\n', true],
  ['ann@x.org', 'joann@x.org', false],
  ['ann@x.org', 'jo.ann@x.org', false],
  ['ann@x.org', 'ann@x.org.uk', false],
  ['ann@x.org', 'ann@x.orgy', false],
  ['ann@x.org', 'ann@xborg', false],
  ['%@x.org', 'ann@x.org', false],
  ['a_n@x.org', 'ann@x.org', false],
  ['a+{$|^*?}n@x.org', 'to a+{$|^*?}n@x.org', true],
])('whether %s stands in %j: %s', (address, text, isThere) => {
  expect(addressInText(address).test(text)).toBe(isThere);
});

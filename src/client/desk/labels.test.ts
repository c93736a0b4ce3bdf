import { expect, test } from 'vitest';
import { changeText } from './labels.ts';

test.each([
  ['setting_changed', 'MAIL_FROM: nothing', /^(?!MAIL_FROM).+: nothing$/],
  ['setting_changed', 'site.videoUrl.a1: nothing', /^(?!site).+: nothing$/],
  ['setting_changed', 'ANOTHER: 3', /^ANOTHER: 3$/],
  ['access_taken', 'revoked', /^access removed$/],
  ['price_set', '£29.99', /^£29\.99$/],
] as const)('a change of %s from %s is told in the desk’s words', (action, text, told) => {
  expect(changeText(action, text)).toMatch(told);
});

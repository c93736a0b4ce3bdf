import { expect, onTestFinished, test } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { changeText, momentText, recentText } from './labels.ts';

test.each([
  ['setting_changed', 'MAIL_FROM: nothing', /^(?!MAIL_FROM).+: nothing$/],
  ['setting_changed', 'site.videoUrl.a1: nothing', /^(?!site).+: nothing$/],
  ['setting_changed', 'ANOTHER: 3', /^ANOTHER: 3$/],
  ['access_taken', 'revoked', /^access removed$/],
  ['price_set', '£29.99', /^£29\.99$/],
] as const)('a change of %s from %s is told in the desk’s words', (action, text, told) => {
  expect(changeText(action, text)).toMatch(told);
});

test('a moment of another year has its year', () => {
  onTestFinished(replaceClock({ now: () => Number(new Date(2026, 10, 29, 12)) }));
  expect([new Date(2026, 10, 8, 10, 14), new Date(2027, 0, 8, 10, 14)].map(Number).map(momentText)).toEqual([
    'Sun 8 Nov, 10:14',
    'Fri 8 Jan 2027, 10:14',
  ]);
  expect([new Date(2026, 10, 29, 10, 14), new Date(2025, 10, 29, 10, 14)].map(Number).map(recentText)).toEqual([
    '10:14',
    'Sat 29 Nov 2025, 10:14',
  ]);
});

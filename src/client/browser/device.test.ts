import { expect, test, vi } from 'vitest';
import { isAppleMobile, isMobile, isStandalone } from './device.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';

test.each([
  { name: 'an iPhone', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', apple: true, mobile: true },
  { name: 'an older iPad', userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', apple: true, mobile: true },
  { name: 'an iPod', userAgent: 'Mozilla/5.0 (iPod touch; CPU OS 15_8 like Mac OS X)', apple: true, mobile: true },
  { name: 'a newer iPad', userAgent: MAC, platform: 'MacIntel', maxTouchPoints: 5, apple: true, mobile: true },
  { name: 'a Mac', userAgent: MAC, platform: 'MacIntel', apple: false, mobile: false },
  {
    name: 'a Mac whose trackpad counts',
    userAgent: MAC,
    platform: 'MacIntel',
    maxTouchPoints: 1,
    apple: false,
    mobile: false,
  },
  {
    name: 'an Android phone',
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
    platform: 'Linux armv81',
    maxTouchPoints: 5,
    apple: false,
    mobile: true,
  },
  { name: 'another phone', userAgent: 'Mozilla/5.0 (Mobile; rv:131.0) Gecko/131.0', apple: false, mobile: true },
  {
    name: 'Windows with a touch screen',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    platform: 'Win32',
    maxTouchPoints: 10,
    apple: false,
    mobile: false,
  },
])(
  '$name is Apple’s: $apple, and in a hand: $mobile',
  ({ userAgent, platform = '', maxTouchPoints = 0, apple, mobile }) => {
    vi.stubGlobal('navigator', { userAgent, platform, maxTouchPoints });
    expect([isAppleMobile(), isMobile()]).toEqual([apple, mobile]);
  },
);

test.each([
  { name: 'a tab', standalone: undefined, isInstalled: false, is: false },
  { name: 'a tab of Safari', standalone: false, isInstalled: false, is: false },
  { name: 'the app on an iPhone', standalone: true, isInstalled: false, is: true },
  { name: 'the app elsewhere', standalone: undefined, isInstalled: true, is: true },
])('$name stands alone: $is', ({ standalone, isInstalled, is }) => {
  vi.stubGlobal('navigator', standalone === undefined ? {} : { standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isInstalled && query === '(display-mode: standalone)' }));
  expect(isStandalone()).toBe(is);
});

test('a browser that cannot say how it shows the page shows a tab', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(isStandalone()).toBe(false);
});

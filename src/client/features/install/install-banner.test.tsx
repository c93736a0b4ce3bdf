import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchInstallPrompt } from '#client/parts/site/install-prompt.ts';
import { installPromptDismissed } from '#client/parts/stored/browser-storage.ts';
import { InstallOffer } from './install-offer.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile Safari';

const IPHONE_VIEW = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/22F76';

beforeAll(watchInstallPrompt);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
});

const banner = () => screen.queryByRole('complementary', { name: 'Add to Home Screen' });
/** Lets the banner's code arrive, and then so much time pass. */
const pass = (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

/** The browser's offer; the answer counts how often its own question was asked. */
function offer(): { asked: number } {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    asked: 0,
    prompt: async () => {
      event.asked += 1;
    },
    userChoice: Promise.resolve({ outcome: 'dismissed' }),
  });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  return event;
}

describe('the install banner', () => {
  test('comes one second after the browser’s offer, not before', async () => {
    render(<InstallOffer />);
    await pass(10_000);
    expect(banner()).toBeNull();
    offer();
    await pass(999);
    expect(banner()).toBeNull();
    await pass(1);
    expect(banner()?.textContent).toContain('Full screen, faster, and it works without signal.');
  });

  test('asks the browser’s question once, and goes', async () => {
    render(<InstallOffer />);
    const offered = offer();
    await pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Install App' }));
    await pass(0);
    expect(offered.asked).toBe(1);
    expect(banner()).toBeNull();
    expect(installPromptDismissed.read()).toBe(false);
  });

  test('closed, it never comes back', async () => {
    const { unmount } = render(<InstallOffer />);
    offer();
    await pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close and don’t show again' }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem('installPromptDismissed')).toBe('true');
    unmount();
    render(<InstallOffer />);
    offer();
    await pass(60_000);
    expect(banner()).toBeNull();
  });

  test('an offer that came before the screen was there is not lost', async () => {
    offer();
    render(<InstallOffer />);
    await pass(1_000);
    expect(banner()).not.toBeNull();
  });

  test.each([
    {
      app: 'Instagram',
      userAgent: `${IPHONE_VIEW} Instagram 389.0.0.28.89`,
      title: 'Open it in Safari',
      ways: ['Tap the 3 dots', 'Choose Open in external browser'],
    },
    {
      app: 'TikTok',
      userAgent: `${IPHONE_VIEW} musical_ly_39.6.0 BytedanceWebview/d8a21c6`,
      title: 'Open it in Safari',
      ways: ['Tap the 3 dots', 'Choose Open in browser'],
    },
    {
      app: 'Facebook',
      userAgent: 'Mozilla/5.0 (Linux; Android 15; wv) Chrome/136.0 [FB_IAB/FB4A;FBAV/516.0.0.50.105;]',
      title: 'Open it in Chrome',
      ways: ['Tap the 3 dots', 'Choose Open in external browser'],
    },
    {
      app: 'another app',
      userAgent: IPHONE_VIEW,
      title: 'Open it in Safari',
      ways: ['Tap the compass or the 3 dots', 'Choose Open in Safari'],
    },
  ])('inside $app it tells the way into her own browser, and nothing of the home screen', async (here) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(here.userAgent);
    render(<InstallOffer />);
    await pass(1_000);
    const words = screen.getByRole('complementary', { name: here.title }).textContent;
    expect(words).toContain(`You’re inside ${here.app}.`);
    expect(words).toContain('The link in your receipt email opens it there, too.');
    expect(words).not.toMatch(/home screen/i);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(here.ways);
  });

  test('an iPhone is told how, except in the installed app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    const { unmount } = render(<InstallOffer />);
    await pass(1_000);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tap the share button',
      'Choose Add to Home Screen',
    ]);
    unmount();
    Object.assign(navigator, { standalone: true });
    render(<InstallOffer />);
    await pass(1_000);
    expect(banner()).toBeNull();
    Reflect.deleteProperty(navigator, 'standalone');
  });
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { watchInstallPrompt } from '#client/parts/site/install-prompt.ts';
import { installPromptDismissed } from '#client/parts/stored/browser-storage.ts';
import { InstallOffer } from './install-offer.tsx';

beforeAll(watchInstallPrompt);
afterEach(() => act(() => void window.dispatchEvent(new Event('appinstalled'))));

const offer = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })));

test('the banner comes once the browser offers to install', async () => {
  render(<InstallOffer />);
  expect(screen.queryByRole('complementary')).toBeNull();
  offer();
  expect(await screen.findByRole('complementary', { name: 'Add to Home Screen' }, { timeout: 5_000 })).toBeTruthy();
});

test('closed for good, its code is not even asked for', async () => {
  installPromptDismissed.write(true);
  const { container } = render(<InstallOffer />);
  offer();
  await act(async () => {});
  expect(container.innerHTML).toBe('');
});

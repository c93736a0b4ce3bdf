import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../../scripts/prepare/chromium-path.mjs';

/** Starts the machine's own Chromium, silent on the network, instead of one that Playwright would download. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error('No Chromium was found: install Debian’s package `chromium`, or set CHROMIUM_PATH.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../../../scripts/prepare/chromium-path.mjs';

/**
 * Each window brings two pages of the browser's own for its address bar, which nobody sees here and which take an eighth of
 * the whole run. The switch takes the place of Playwright's, so what that names is named again.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Starts the machine's own Chromium, silent on the network, instead of one that Playwright would download. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error('No Chromium was found: install Debian’s package `chromium-headless-shell`, or set CHROMIUM_PATH.');
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
      `--disable-features=${SWITCHED_OFF.join(',')}`,
    ],
  };
}

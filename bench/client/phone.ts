import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumLaunch } from '../../tests/e2e/support/chromium-launch.ts';
import { signInHere, type Visitor } from '../../tests/e2e/support/visitors.ts';

export interface Phone {
  context: BrowserContext;
  /** Where other programs steer it. */
  devToolsPort: number;
  close: () => Promise<void>;
}

interface PhoneNeeds {
  address: string;
  /** Signed in on it already; nothing of the product has been loaded yet. */
  member?: Visitor | undefined;
  serviceWorkers?: 'allow' | 'block';
}

/** A browser that has never been used. */
export async function openPhone({ address, member, serviceWorkers = 'allow' }: PhoneNeeds): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), 'fit-in-30-phone-'));
  const devToolsPort = await freePort();
  const { args = [], ...launch } = chromiumLaunch();
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    // Without a graphics chip the processor would draw the coach, which no phone asks of it: `coach-frame` measures her.
    args: [...args, '--disable-3d-apis', `--remote-debugging-port=${devToolsPort}`],
    baseURL: address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers,
  });
  if (member) {
    const page = await context.newPage();
    await signInHere(page, member);
    await page.close();
  }
  return {
    context,
    devToolsPort,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

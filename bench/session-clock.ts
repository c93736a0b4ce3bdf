import { chromium } from '@playwright/test';
import type { Measure } from '../scripts/bench.ts';
import { chromiumLaunch } from '../tests/e2e/support/chromium-launch.ts';
import { openProduct } from '../tests/e2e/support/open-product.ts';
import { subscribe } from '../tests/e2e/support/visitors.ts';
import { timeCues } from './session-clock/cues-in-time.ts';
import { timeDrift } from './session-clock/drift.ts';
import { findLongTasks, weighTasks } from './session-clock/long-tasks.ts';
import { measureMemory } from './session-clock/memory.ts';

const SMALL = { cueSeconds: 40, driftMinutes: 26, taskSeconds: 40, sessions: 2 };
const FULL = { cueSeconds: 150, driftMinutes: 60, taskSeconds: 150, sessions: 10 };

/** Whether the guided session keeps its time, leaves a slow device room, and leaves nothing behind. */
export const measure: Measure = async ({ isFull }) => {
  const { cueSeconds, driftMinutes, taskSeconds, sessions } = isFull ? FULL : SMALL;
  const product = await openProduct();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ baseURL: product.address });
    const member = await subscribe(page);
    await page.close();
    const gym = { browser, product, member: { ...member, user: { ...member.user, stepGoal: 5_000 } } };
    return [
      ...(await timeCues(gym, cueSeconds)),
      await timeDrift(gym, driftMinutes),
      ...(await weighTasks(gym, taskSeconds)),
      ...(await findLongTasks(gym, taskSeconds)),
      await measureMemory(gym, sessions),
    ];
  } finally {
    await browser.close();
    await product.close();
  }
};

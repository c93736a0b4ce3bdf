import { storedWorkouts } from '#tests/e2e/support/visitors.ts';
import { eventually } from './support/eventually.ts';
import { journey } from './support/journey.ts';
import { button } from './support/page.ts';
import { isKept, NO_NETWORK, openMember, rate, reachStart } from './support/visits.ts';

journey(
  'a workout finished without a network survives a reload, and goes up once when the network is back',
  async ({ page, front, allow }) => {
    allow(NO_NETWORK);
    front.allow('worker');
    const member = await openMember(page);
    await page.open('/dashboard-full');
    await isKept(page);
    await reachStart(page, '/workout/1');
    await page.press(button(/^Adjust/));
    await page.press(button('Without the timer'));
    await page.press(button('Next'));
    await page.press(button('Next'));
    await page.sees('3 / 3');
    front.cut();
    await page.press(button('Complete Workout'));
    await rate(page, 7);
    await page.sees(/Saved on this device\./);
    await page.open('/dashboard-full');
    await page.sees('Workout completed today! Streak extended!');
    front.mend();
    await page.driver.reload();
    await eventually('stored once', async () => (await storedWorkouts(page, member)).length === 1);
  },
);

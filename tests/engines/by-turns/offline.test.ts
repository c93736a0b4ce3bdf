import { subscribe } from '#tests/e2e/support/visitors.ts';
import { eventually } from '../support/eventually.ts';
import { journey } from '../support/journey.ts';
import { button, heading, link } from '../support/page.ts';
import { carryOnSheet, digits, isKept, NO_NETWORK, openMember, reachStart } from '../support/visits.ts';

journey('without a network every page of hers opens, and a workout too', async ({ page, front, allow }) => {
  allow(NO_NETWORK);
  front.allow('worker');
  await openMember(page);
  await page.open('/dashboard-full');
  await isKept(page);
  front.cut();
  await page.open('/dashboard-full?tab=workouts');
  await page.sees(link(/Finding Your Rhythm/));
  await page.open('/settings');
  await page.sees(heading(/Settings/));
  await page.open('/help');
  await page.sees(heading(/./));
  await reachStart(page, '/workout/1');
});

for (const [device, features] of [
  ['as it is', ['worker', 'webgl']],
  ['without WebGL', ['worker']],
] as const) {
  journey(
    `a first session straight from the welcome has its coach without a network, on a device ${device}`,
    async ({ page, front, allow }) => {
      allow(NO_NETWORK);
      front.allow(...features);
      await page.signIn(await subscribe(page));
      await reachStart(page, '/workout/1');
      await page.press(button(/^Adjust/));
      await page.press(button('Without the timer'));
      await page.press(button('Start the timer'));
      await page.sees(digits);
      await isKept(page);
      await page.waitFor('the coach’s files to be kept', COACH_IS_KEPT);
      // There is something to carry on with.
      await page.sees(heading('March on the spot'));
      await eventually('its first seconds', async () => /^5\d$/.test(await page.read(digits)));
      front.cut();
      await page.driver.reload();
      await page.press(button('Carry on', carryOnSheet));
      await page.sees(digits);
      await page.waitFor('the coach', COACH_STANDS);
    },
  );
}

const COACH_IS_KEPT = `
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().filter(({ url }) => new URL(url).pathname.startsWith('/coach/')).length > 3;`;

/** She is drawn, or a picture of her stands. */
const COACH_STANDS = `
  const isShown = (element) => element.getClientRects().length > 0;
  const pictures = [...document.querySelectorAll('main img')].filter((picture) => picture.src.includes('/coach/'));
  return [...document.querySelectorAll('canvas')].some(isShown) || pictures.some((picture) => isShown(picture) && picture.naturalWidth > 0);`;

import { openReleases } from '#tests/e2e/app/releases.ts';
import { eventually } from '../support/eventually.ts';
import { journey } from '../support/journey.ts';
import { link } from '../support/page.ts';
import { isKept, openMember } from '../support/visits.ts';

const runsRelease = (release: number) =>
  `return document.querySelector('script[src*=".r${release}."], link[data-app][href*=".r${release}."]') !== null`;

journey('a new build takes over a kept app', async ({ page, front, product }) => {
  front.allow('worker');
  const releases = await openReleases(product);
  releases.deploy(1);
  front.leadTo(releases.address);
  await openMember(page);
  await page.open('/dashboard-full');
  await isKept(page);
  await page.waitFor('the first build', runsRelease(1));
  releases.deploy(2);
  await eventually('the second build', async () => {
    await page.open('/dashboard-full');
    await page.sees(link(/^Start/));
    return page.driver.run(runsRelease(2));
  });
  await releases.close();
});

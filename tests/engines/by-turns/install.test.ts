import { journey } from '../support/journey.ts';
import { IPHONE, openMember, pretend } from '../support/visits.ts';

const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;

journey('an iPhone’s own browser is told how the app gets onto the home screen', async ({ page, front }) => {
  front.before.push(pretend(SAFARI));
  await openMember(page);
  await page.open('/dashboard-full');
  await page.sees('Choose Add to Home Screen');
});

import { journey } from '../support/journey.ts';
import { dialog, link, region } from '../support/page.ts';
import { AT_TEN, digits, openMember, passSafety, start } from '../support/visits.ts';

journey('a snack is played on its ring to the end', async ({ page, front }) => {
  front.before.push(AT_TEN);
  await openMember(page);
  await page.open('/dashboard-full?tab=workouts');
  await page.press(link(/^Snacks/, region('Short extras')));
  await page.press(link(/At a desk/));
  await passSafety(page);
  await page.press(start);
  await page.sees(digits);
  await page.driver.run('ofTests.holdClock()');
  await page.passTime(10 + 5 * 60 + 1);
  await page.sees(dialog(/done\.$/));
});

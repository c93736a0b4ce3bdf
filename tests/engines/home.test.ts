import { recordWorkout } from '#tests/e2e/support/visitors.ts';
import { journey } from './support/journey.ts';
import { button, link, radio } from './support/page.ts';
import { openMember } from './support/visits.ts';

journey('Home: the mood reaches the start button, steps are one tap, the streak counts today', async ({ page }) => {
  const member = await openMember(page);
  await page.open('/dashboard-full');
  await page.press(radio('Energised'));
  await page.sees(link('Start 25 min, Harder'));
  await page.press(button('Your days'));
  await page.press(button('+1,000 steps'));
  await page.press(button('Close'));
  await page.sees('1,000 of 5,000');
  await page.sees('1,000 of 5,000');
  await recordWorkout(page, member, 1);
  await page.driver.reload();
  await page.sees('1,000 of 5,000');
  await page.sees('Workout completed today! Streak extended!');
});

import { expect } from 'vitest';
import { planToday } from '#tests/e2e/support/activity.ts';
import { journey } from './support/journey.ts';
import { button, heading, region, textbox } from './support/page.ts';
import { openMember } from './support/visits.ts';

journey(
  'a sitter reads the link, answers, and ends it; the link leaves nothing on the device',
  async ({ page, openAnother }) => {
    await planToday(page, await openMember(page, 'Amira'));
    await page.open('/settings/days');
    const section = region('Sitter');
    await page.type(textbox(/first name/, section), 'Sam');
    await page.press(button('Make a link', section));
    await page.sees(textbox('Link for Sam'));
    const address = String(await page.driver.run('return pageTools.value({ role: "textbox", name: "Link for Sam" })'));
    const sam = await openAnother();
    const { pathname, hash } = new URL(address);
    await sam.open(pathname + hash);
    await sam.sees(heading(/./));
    const kept = await sam.driver.run('return [localStorage.length, sessionStorage.length, document.cookie]');
    expect(kept).toEqual([0, 0, '']);
    await sam.press(button('Stop being the sitter'));
    await sam.sees(heading('This link has expired'));
  },
);

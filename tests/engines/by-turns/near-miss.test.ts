import { journey } from '../support/journey.ts';
import { button, textbox } from '../support/page.ts';

journey('whoever means a near miss of a mail domain goes on with it', async ({ page }) => {
  const email = `maya-${Date.now()}@gmial.com`;
  await page.open('/register');
  await page.type(textbox(/^Email/), email);
  await page.type(textbox(/^First name/), 'Maya');
  await page.sees('Did you mean gmail.com?');
  await page.type(textbox(/^Last name/), 'Stone');
  await page.type(textbox(/^Password/), 'three random words');
  await page.press(button('Create Account'));
  await page.isAt('/subscribe');
  await page.waitFor(
    'the address as it was typed',
    'return JSON.parse(localStorage.user).email === arguments[0]',
    email,
  );
});

journey('a giver is asked about a near miss before the money', async ({ page }) => {
  await page.open('/give');
  await page.type(textbox('Your email address'), 'maya@gmail.con');
  await page.type(textbox('Your first name'), 'Maya');
  await page.press(button('gmail.com'));
  await page.waitFor(
    'the address put right',
    'return pageTools.value({ role: "textbox", name: "Your email address" }) === "maya@gmail.com"',
  );
});

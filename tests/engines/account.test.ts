import { subscribe } from '#tests/e2e/support/visitors.ts';
import { journey } from './support/journey.ts';
import { button, dialog, link, textbox } from './support/page.ts';
import { openMember } from './support/visits.ts';

journey('settings: each group opens, and back leads to the groups', async ({ page }) => {
  await openMember(page);
  await page.open('/settings');
  await page.sees(textbox(/^First name/));
  await page.press(link(/^Purchase/));
  await page.sees(/Lifetime access, £29\.99/);
  await page.driver.back();
  await page.press(link(/^Privacy/));
  await page.sees(button(/Download my data/));
});

journey('a member signs in, takes her data along, and deletes her account for good', async ({ page }) => {
  const member = await subscribe(page);
  await page.open('/login');
  await page.type(textbox(/^Email/), member.user.email);
  await page.type(textbox('Password'), member.password);
  await page.press(button('Sign In'));
  await page.isAt('/step-onboarding');
  await page.open('/settings?group=privacy');
  await page.press(button(/Download my data/));
  await page.sees(/Your data|downloaded|Download/);
  await page.press(button(/Delete my account/));
  const asked = dialog('Delete account');
  await page.type(textbox('Password', asked), 'not my password');
  await page.press(button('Delete my account', asked));
  await page.sees('That password isn’t right.');
  await page.type(textbox('Password', asked), member.password);
  await page.press(button('Delete my account', asked));
  await page.sees('Your account has been deleted.');
});

journey('a mistyped mail address gets a question that one tap answers, and is never refused', async ({ page }) => {
  await page.open('/register');
  await page.type(textbox(/^Email/), 'maya@gmial.com');
  await page.type(textbox(/^First name/), 'Maya');
  await page.press(button(/gmail\.com/));
  await page.waitFor(
    'the address put right',
    'return pageTools.value({ role: "textbox", pattern: "^Email" }) === "maya@gmail.com"',
  );
});

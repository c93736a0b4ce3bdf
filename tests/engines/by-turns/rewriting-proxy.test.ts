import { subscribe } from '#tests/e2e/support/visitors.ts';
import { journey } from '../support/journey.ts';
import { button, textbox } from '../support/page.ts';

journey('behind a proxy that puts scripts off wherever it may, the sign-in works', async ({ page, front }) => {
  front.putOffScripts();
  const member = await subscribe(page);
  await page.open('/login');
  await page.type(textbox(/^Email/), member.user.email);
  await page.type(textbox('Password'), member.password);
  await page.press(button('Sign In'));
  await page.isAt('/step-onboarding');
});

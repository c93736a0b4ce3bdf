import { SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { linkIn, mailTo } from '#tests/e2e/support/mail-folder.ts';
import { journey } from '../support/journey.ts';
import { button, type EnginePage, heading, link, textbox } from '../support/page.ts';
import { IPHONE, pretend, typeCard } from '../support/visits.ts';

const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.7103.60 Mobile Safari/537.36';

const APPS = [
  { app: 'Instagram', own: 'Safari', agent: `${IPHONE} Mobile/22F76 Instagram 389.0.0.28.89 (iPhone17,1; iOS 18_5)` },
  { app: 'Facebook', own: 'Chrome', agent: `${ANDROID_VIEW} [FB_IAB/FB4A;FBAV/516.0.0.50.105;]` },
  { app: 'TikTok', own: 'Safari', agent: `${IPHONE} Mobile/22F76 musical_ly_39.6.0 BytedanceWebview/d8a21c6` },
  { app: 'Gmail', own: 'Safari', agent: `${IPHONE} Mobile/22F76 GMail/6.0.250504 Gmail` },
];

/** What views inside apps have not. */
const IN_NO_VIEW = `
  for (const name of ['serviceWorker', 'share', 'canShare', 'wakeLock', 'mediaSession', 'credentials'])
    delete Navigator.prototype[name];
  for (const name of ['Notification', 'PushManager', 'PublicKeyCredential', 'open']) delete window[name];`;

const PASSWORD = 'tea before squats';

for (const { app, own, agent } of APPS)
  journey(
    `inside ${app} a guest buys to the end, and is told of no more than works there; the e-mail’s link signs in outside`,
    async ({ page, front, product, openAnother }) => {
      front.before.push(pretend(agent), IN_NO_VIEW);
      const email = `amira-${Date.now()}@example.org`;
      const note = `You’re inside ${app}. Your receipt email has a link: it opens Fit in 30 in ${own}, where it can stay.`;
      await page.open('/');
      await page.press(link('Get lifetime access, £29.99'));
      await page.sees('Test mode: no real card is charged.');
      await page.type(textbox('Email'), email);
      await page.type(textbox('Name on card'), 'AMIRA KHAN');
      await typeCard(page, SUCCEEDING_CARD);
      await page.press(button('Pay £29.99'));
      await page.sees(heading('Last step, Amira'));
      await page.sees(note);

      const outside = await openAnother();
      const way = new URL(linkIn(await mailTo(product, email, 'One step left: choose your password'), 'set-password'));
      await outside.open(way.pathname + way.hash);
      await outside.sees(heading('Choose a password'));
      await outside.type(textbox('Password'), PASSWORD);
      await outside.press(button('Save password'));
      await outside.isAt('/step-onboarding');

      // The app’s browser knows nothing of it, and lets in by the same password.
      await choosePassword(page);
      await page.sees('This account already has a password. Please sign in.');
      await page.press(link('Sign In'));
      await page.type(textbox(/^Email/), email);
      await page.type(textbox('Password'), PASSWORD);
      await page.press(button('Sign In'));
      await page.isAt('/step-onboarding');
      await page.open('/dashboard-full');
      await page.sees(link(/^Start/));
      await page.sees(`Open it in ${own}`);
      await page.seesNo(/home screen|install app|without signal|notification/i);
    },
  );

async function choosePassword(page: EnginePage): Promise<void> {
  await page.type(textbox('Choose a Password'), PASSWORD);
  await page.type(textbox('Confirm Password'), PASSWORD);
  await page.press(button('Complete Account Setup'));
}

import { journey } from '../support/journey.ts';
import { link } from '../support/page.ts';
import { openMember } from '../support/visits.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const pretend = (userAgent: string) =>
  `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(userAgent)} });`;

journey('an iPhone’s own browser is told how the app gets onto the home screen', async ({ page, front }) => {
  front.before.push(pretend(SAFARI));
  await openMember(page);
  await page.open('/dashboard-full');
  await page.sees('Choose Add to Home Screen');
});

const INSIDE_APPS = {
  Instagram: `${IPHONE} Mobile/15E148 Instagram 380.0.0.28.84 (iPhone16,2; iOS 18_5; en_GB)`,
  Facebook: `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/515.0.0.42.90;FBBV/745;FBDV/iPhone16,2]`,
  TikTok: `${IPHONE} Mobile/15E148 musical_ly_39.8.0 BytedanceWebview/d8a21c6`,
};

for (const [app, userAgent] of Object.entries(INSIDE_APPS)) {
  journey(
    `inside ${app} nothing is advised that cannot be followed there, and the way out stands`,
    async ({ page, front }) => {
      front.before.push(pretend(userAgent));
      await openMember(page);
      await page.open('/dashboard-full');
      await page.sees(link(/^Start/));
      await page.sees(/open .*(in Safari|your browser|browser)/i);
      await page.seesNo('Add to Home Screen');
    },
  );
}

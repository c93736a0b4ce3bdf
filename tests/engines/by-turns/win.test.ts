import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { button, dialog, type EnginePage } from '../support/page.ts';
import { IPHONE, openMember, pretend, rate, reachStart } from '../support/visits.ts';

const share = dialog('Share Your Win');

/** A picture for a story, drawn here and not blank: it has dark, light and coloured points. */
const PICTURE_STANDS = `
  const picture = document.querySelector('[role=dialog] img[src^="blob:"]');
  if (!picture?.complete || picture.naturalWidth !== 1080 || picture.naturalHeight !== 1920) return false;
  const canvas = Object.assign(document.createElement('canvas'), { width: 108, height: 192 });
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0, 108, 192);
  const { data } = context.getImageData(0, 0, 108, 192);
  return new Set(data.filter((_, index) => index % 4 === 0).map((red) => red >> 5)).size > 3;`;

journey('a win is shared: the picture is drawn, and saved where there is no share sheet', async ({ page }) => {
  await openMember(page);
  await finishByHand(page);
  await page.waitFor('the picture', PICTURE_STANDS);
  await page.press(button('Save the picture', share));
  await page.sees('It’s in your downloads.');
});

const SHARE_SHEET = `
  window.shared = [];
  navigator.canShare = ({ files }) => files?.length === 1;
  navigator.share = async ({ files, text }) => void shared.push(files[0].type, files[0].size > 10_000, text);`;

journey('on an iPhone the share sheet gets the picture as a file', async ({ page, front }) => {
  front.before.push(pretend(`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`), SHARE_SHEET);
  await openMember(page);
  await finishByHand(page);
  await page.waitFor('the picture', PICTURE_STANDS);
  await page.press(button('Share', share));
  await page.sees(button('Share Again', share));
  expect(await page.driver.run('return shared')).toEqual([
    'image/png',
    true,
    expect.stringMatching(/^Workout 1 done\./),
  ]);
});

async function finishByHand(page: EnginePage): Promise<void> {
  await reachStart(page, '/workout/1');
  await page.press(button(/^Adjust/));
  await page.press(button('Without the timer'));
  await page.press(button('Next'));
  await page.sees('2 / 3');
  await page.press(button('Next'));
  await page.sees('3 / 3');
  await page.press(button('Complete Workout'));
  await rate(page, 9);
  await page.press(button('Share Your Win'));
  await page.sees(share);
}

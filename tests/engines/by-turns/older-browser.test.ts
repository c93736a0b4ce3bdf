import { journey } from '../support/journey.ts';
import { button, link } from '../support/page.ts';
import { digits, openMember, pauseSheet, reachStart, start } from '../support/visits.ts';

/** What came after Safari 16.4, Chrome 111 and Firefox 114, and what some engines never had. */
const TAKEN_AWAY = `
  for (const [owner, names] of [
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
    [Document.prototype, ['startViewTransition']],
    [Navigator.prototype, ['wakeLock', 'vibrate', 'share', 'canShare', 'userActivation', 'mediaSession', 'storage']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [window, ['OffscreenCanvas', 'speechSynthesis', 'SpeechSynthesisUtterance', 'AudioContext', 'requestIdleCallback', 'scheduler', 'documentPictureInPicture']],
  ]) for (const name of names) delete owner[name];`;

journey('a browser of the oldest supported kind has Home and a session', async ({ page, front }) => {
  front.before.push(TAKEN_AWAY);
  await openMember(page);
  await page.open('/dashboard-full');
  await page.sees(link(/^Start/));
  await reachStart(page, '/workout/1?length=10');
  await page.press(start);
  await page.sees(digits);
  await page.press(button('Pause, I’m needed'));
  await page.sees(pauseSheet);
});

for (const path of ['/', '/login', '/dashboard-full'])
  journey(`${path} in a browser that cannot run it says what to do`, async ({ page, front, allow }) => {
    allow(/^script error/);
    front.outdate();
    await page.open(path);
    await page.sees('update this browser');
    await page.sees(link('Load the page again'));
  });

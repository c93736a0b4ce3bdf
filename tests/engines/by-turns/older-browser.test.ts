import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseStepGoal, subscribe } from '#tests/e2e/support/visitors.ts';
import { journey } from '../support/journey.ts';
import { button, link, textbox } from '../support/page.ts';
import { digits, openMember, passSafety, pauseSheet, reachStart, start } from '../support/visits.ts';

/** What came after Safari 16.4, Chrome 111 and Firefox 115, and what some engines never had. */
const TAKEN_AWAY = `
  for (const [owner, names] of [
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
    [window.Iterator?.prototype ?? {}, ['map', 'filter', 'find', 'some', 'every', 'reduce', 'forEach', 'flatMap', 'take', 'drop', 'toArray']],
    [Crypto.prototype, ['randomUUID']],
    [Document.prototype, ['startViewTransition']],
    [Navigator.prototype, ['wakeLock', 'vibrate', 'share', 'canShare', 'userActivation', 'mediaSession', 'storage', 'locks']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [window, ['structuredClone', 'BroadcastChannel', 'CompressionStream', 'DecompressionStream', 'HTMLDialogElement', 'Notification',
      'OffscreenCanvas', 'speechSynthesis', 'SpeechSynthesisUtterance', 'AudioContext', 'requestIdleCallback', 'scheduler', 'documentPictureInPicture']],
  ]) for (const name of names) delete owner[name];`;

/** Of these nothing asks whether the browser has them; the compiler’s own list of the language ends before them. */
const TOO_NEW =
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync)\b/g;

test('the built app calls no function that is newer than the oldest browsers', () => {
  // Files of earlier builds lie beside those of this one, which the worker lists.
  const worker = readFileSync('dist/client/sw.js', 'utf8');
  const files = new Set(worker.match(/assets\/[\w.-]+\.js/g));
  expect(files.size).toBeGreaterThan(20);
  const scripts = [worker, ...[...files].map((file) => readFileSync(`dist/client/${file}`, 'utf8'))];
  expect(scripts.flatMap((script) => script.match(TOO_NEW) ?? [])).toEqual([]);
});

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

/** As in a private window, or where a member has forbidden it. */
const NOTHING_KEPT = `
  const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse });
  delete Navigator.prototype.serviceWorker;`;

journey(
  'a browser that keeps nothing lets a member in, and has Home and a session as long as the page stands',
  async ({ page, front }) => {
    front.before.push(NOTHING_KEPT);
    const member = await chooseStepGoal(page, await subscribe(page), 5_000);
    await page.open('/login');
    await page.type(textbox(/^Email/), member.user.email);
    await page.type(textbox('Password'), member.password);
    await page.press(button('Sign In'));
    await page.press(link(/^Start/));
    await passSafety(page);
    await page.sees(digits);
    await page.press(button('Pause, I’m needed'));
    await page.sees(pauseSheet);
  },
);

journey(
  'the front page is read and left for the sign-in in a browser that cannot run its script',
  async ({ page, front, allow }) => {
    allow(/^script error/);
    front.outdate();
    await page.open('/');
    await page.sees(link('Get lifetime access, £29.99'));
    await page.press(link('Sign in'));
    await page.isAt('/login');
    await page.sees('update your browser');
  },
);

for (const path of ['/login', '/subscribe', '/dashboard-full'])
  journey(`${path} in a browser that cannot run it says what to do`, async ({ page, front, allow }) => {
    allow(/^script error/);
    front.outdate();
    await page.open(path);
    await page.sees('update your browser');
    await page.sees(link('Reload the page'));
  });

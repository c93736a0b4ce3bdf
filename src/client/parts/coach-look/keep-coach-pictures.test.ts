import { expect, test, vi } from 'vitest';
import { keepCoachPictures } from './keep-coach-pictures.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/136.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/136.0.0.0 Safari/537.36';

test.each([
  { where: 'a phone on Wi-Fi', userAgent: PHONE, connection: { type: 'wifi' }, rest: 'now' },
  { where: 'a phone on its way', userAgent: PHONE, connection: { type: 'cellular' }, rest: 'never' },
  { where: 'a phone that does not tell', userAgent: IPHONE, connection: undefined, rest: 'never' },
  { where: 'a computer', userAgent: DESKTOP, connection: {}, rest: 'now' },
])('in $where the rest of the pictures comes $rest', async ({ userAgent, connection, rest }) => {
  const postMessage = vi.fn();
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
  vi.stubGlobal('navigator', { userAgent, platform: '', maxTouchPoints: 0, connection, serviceWorker });
  await keepCoachPictures(['/coach/a.webp'], ['/coach/b.webp']);
  const asked = { kind: 'keep-pictures', first: ['/coach/a.webp'], next: ['/coach/b.webp'], rest };
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(asked);
});

test('where the browser saves data none comes', async () => {
  const postMessage = vi.fn();
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
  vi.stubGlobal('navigator', { userAgent: PHONE, connection: { saveData: true, type: 'wifi' }, serviceWorker });
  await keepCoachPictures(['/coach/a.webp']);
  expect(postMessage).not.toHaveBeenCalled();
});

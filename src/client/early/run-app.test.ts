import { beforeEach, expect, test, vi } from 'vitest';

const app = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute('src');
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
let pictures: (() => void)[];

beforeEach(async () => {
  document.head.innerHTML = '<link rel="modulepreload" data-app href="/assets/index-1.js">';
  pictures = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => pictures.push(draw));
  vi.resetModules();
  await import('./run-app.ts');
});

test('the app runs after the first picture of the page', () => {
  parsed();
  vi.runAllTimers();
  for (const draw of pictures) draw();
  expect(app()).toBeUndefined();
  vi.runAllTimers();
  expect(app()).toMatch(/\/assets\/index-1\.js$/);
});

test('in the background, where nothing is painted, it runs at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  parsed();
  expect(app()).toMatch(/\/assets\/index-1\.js$/);
});

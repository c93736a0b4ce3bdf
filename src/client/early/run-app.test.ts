import { beforeEach, expect, test, vi } from 'vitest';

const app = () => (globalThis as { app?: number }).app;
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
let pictures: (() => void)[];

beforeEach(async () => {
  Reflect.deleteProperty(globalThis, 'app');
  const code = `data:text/javascript,globalThis.app=1;//${Math.random()}`;
  document.head.innerHTML = `<link rel="modulepreload" data-app href="${code}">`;
  pictures = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => pictures.push(draw));
  vi.resetModules();
  await import('./run-app.ts');
});

test('the app runs after the first picture of the page', async () => {
  parsed();
  await new Promise((resolve) => setTimeout(resolve));
  expect(pictures).toHaveLength(1);
  expect(app()).toBeUndefined();
  for (const draw of pictures) draw();
  expect(app()).toBeUndefined();
  await vi.waitFor(() => expect(app()).toBe(1));
});

test('in the background, where nothing is painted, it runs at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  parsed();
  await vi.waitFor(() => expect(app()).toBe(1));
  expect(pictures).toEqual([]);
});

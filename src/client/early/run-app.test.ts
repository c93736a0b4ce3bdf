import { beforeEach, expect, test, vi } from 'vitest';

const app = () => (globalThis as { app?: number }).app;
const picture = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

beforeEach(async () => {
  Reflect.deleteProperty(globalThis, 'app');
  const code = `data:text/javascript,globalThis.app=1;//${Math.random()}`;
  document.head.innerHTML = `<link rel="modulepreload" data-app href="${code}">`;
  vi.resetModules();
  await import('./run-app.ts');
});

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

test('the app runs after the first picture of the page', async () => {
  parsed();
  await Promise.resolve();
  expect(app()).toBeUndefined();
  await picture();
  await vi.waitFor(() => expect(app()).toBe(1));
});

test('in the background, where nothing is painted, it runs at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const drawn = vi.spyOn(window, 'requestAnimationFrame');
  parsed();
  await vi.waitFor(() => expect(app()).toBe(1));
  expect(drawn).not.toHaveBeenCalled();
});

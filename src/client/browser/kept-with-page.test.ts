import { expect, test, vi } from 'vitest';
import { keepStorage } from './kept-with-page.ts';

function browserWith(isPersisted: boolean) {
  const asked = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persisted: async () => isPersisted, persist: asked } });
  return asked;
}

test('the browser is asked to keep what lives on this device alone', async () => {
  const asked = browserWith(false);
  await keepStorage();
  expect(asked).toHaveBeenCalledOnce();
});

test('what is kept already is not asked for again, and a browser that cannot is left alone', async () => {
  const asked = browserWith(true);
  await keepStorage();
  expect(asked).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  await keepStorage();
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

/** Screen locks as the browser gives them: released whenever the page is hidden. */
function fakeWakeLock({ refuses = false } = {}) {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const browser = { refuses };
  const request = vi.fn(async () => {
    if (browser.refuses) throw new DOMException('', 'NotAllowedError');
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { browser, request, held: () => locks.filter(({ released }) => !released).length, locks };
}

function hide(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (isWanted = true) => {
  const hook = renderHook(useWakeLock, { initialProps: isWanted });
  await act(async () => undefined);
  return hook;
};

test('the screen stays on while the session runs, and no longer', async () => {
  const { held } = fakeWakeLock();
  const hook = await open();
  expect(held()).toBe(1);
  expect(hook.result.current).toBe(false);
  hook.rerender(false);
  await act(async () => undefined);
  expect(held()).toBe(0);
});

test('coming back to the page takes the lock again', async () => {
  const { held, locks, request } = fakeWakeLock();
  await open();
  for (const lock of locks) lock.released = true;
  await act(async () => hide(true));
  expect(request).toHaveBeenCalledOnce();
  await act(async () => hide(false));
  expect(held()).toBe(1);
});

test('refused before a touch, it asks again at the touch', async () => {
  const { browser, held } = fakeWakeLock({ refuses: true });
  const hook = await open();
  expect(hook.result.current).toBe(true);
  browser.refuses = false;
  await act(async () => void document.dispatchEvent(new Event('pointerdown')));
  expect(hook.result.current).toBe(false);
  expect(held()).toBe(1);
});

test('a browser that cannot says so, also when she pauses to find out why it went dark', async () => {
  vi.stubGlobal('navigator', {});
  const hook = await open();
  expect(hook.result.current).toBe(true);
  hook.rerender(false);
  expect(hook.result.current).toBe(true);
});

test('nothing is asked or said while nothing runs', async () => {
  const { request } = fakeWakeLock();
  expect((await open(false)).result.current).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

test('a lock that is given after the session ended is given back', async () => {
  const { held } = fakeWakeLock();
  const hook = renderHook(useWakeLock, { initialProps: true });
  hook.unmount();
  await act(async () => undefined);
  expect(held()).toBe(0);
});

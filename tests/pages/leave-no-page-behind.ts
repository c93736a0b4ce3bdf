import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share a worker, its browser and its libraries: what the one before has left begins anew.
vi.resetModules();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
Reflect.deleteProperty(globalThis, 'indexedDB');
globalThis.document?.head.replaceChildren();
globalThis.document?.body.replaceChildren();
const { setTimeout } = globalThis;

// jsdom lays nothing out, so nothing changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A busy machine is slow, not wrong: what a screen is to show still has to appear.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library does this by itself only where Vitest's functions are global, and here they are imported.
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  // A way back in the browser's history that a test has begun ends with it.
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.localStorage?.clear(); // a pre-rendering test has no browser
  globalThis.sessionStorage?.clear();
});

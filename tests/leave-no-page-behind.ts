import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow, not wrong: what a screen is to show still has to appear.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library does this by itself only where Vitest's functions are global, and here they are imported.
afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear(); // a pre-rendering test has no browser
  globalThis.sessionStorage?.clear();
});

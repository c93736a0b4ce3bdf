import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library does this by itself only where Vitest's functions are global, and here they are imported.
afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear(); // a pre-rendering test has no browser
  globalThis.sessionStorage?.clear();
});

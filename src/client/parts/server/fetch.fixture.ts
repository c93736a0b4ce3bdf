import { afterEach, beforeEach, type Mock, vi } from 'vitest';

/** A network that a test answers for itself, and a browser that remembers nothing: new before each test. */
export function stubFetch(): Mock<typeof fetch> {
  const fetchStub = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
  });
  afterEach(() => {
    fetchStub.mockReset();
  });
  return fetchStub;
}

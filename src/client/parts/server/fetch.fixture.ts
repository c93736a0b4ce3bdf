import { afterEach, beforeEach, type Mock, onTestFinished, vi } from 'vitest';

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

/** An answer that comes when it is let go, and at the end of the test: one that fails holds up no other. */
export function holdAnswer(): { answer: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const answer = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  onTestFinished(letGo);
  return { answer, letGo };
}

import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { isCelebrated, noteForCelebration } from './celebrated-workouts.ts';
import { usePraised } from './praise.tsx';

function Praised({ clientId }: { clientId: string }) {
  usePraised(clientId);
  return <p>Well done</p>;
}

// Effects come at the times of a browser, where `act` would run them all at once.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

test('whoever closes the app as soon as the praise is in the page is not praised again', async () => {
  const place = document.createElement('div');
  const isShown = new Promise((resolve) => new MutationObserver(resolve).observe(place, { childList: true }));
  const root = createRoot(place);
  noteForCelebration('w-1');
  root.render(<Praised clientId="w-1" />);
  await isShown;
  expect(isCelebrated('w-1')).toBe(true);
  root.unmount();
});

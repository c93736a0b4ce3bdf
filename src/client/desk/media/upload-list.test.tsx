import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UploadList } from './upload-list.tsx';
import type { Upload } from './uploads.ts';

const GOING: Upload = {
  ...{ key: 1, name: 'push-up.mp4', isFilm: true, bytes: 40_000_000, changedAt: 1, sent: 2_000_000 },
  ...{ state: 'going', startedAt: 0, sentBefore: 0 },
};

const listOf = (upload: Upload) => <UploadList here={[upload]} kept={[]} onChanged={() => undefined} />;
const isReadOut = (text: RegExp) =>
  screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live') === 'polite';

test('each part that arrives is not read out; what became of a film is', () => {
  const { rerender } = render(listOf(GOING));
  expect(isReadOut(/^2 MB of 40 MB\./)).toBe(false);
  rerender(listOf({ ...GOING, state: 'waiting', told: 'Connection lost.' }));
  expect(isReadOut(/Connection lost\.$/)).toBe(true);
  rerender(listOf({ ...GOING, state: 'done', told: 'Film saved.' }));
  expect(isReadOut(/^Film saved\.$/)).toBe(true);
});

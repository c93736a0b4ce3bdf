import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SHARE_FAILURE } from '#client/parts/share/shareable-win.ts';
import { ShareDialog } from './share-dialog.tsx';

test('a picture that cannot be made is said to be missing, and nothing is offered to share', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('reportError', () => undefined);
  const win = { title: 'Glute Burner', shortTitle: 'Glute Burner', week: 1, letter: 'A', minutes: 30 } as const;
  render(<ShareDialog win={{ ...win, workoutNumber: 1, streakDays: 1 }} onClose={() => undefined} />);
  expect(screen.getByText(/^We’re drawing your picture\./)).toBeTruthy();
  expect(await screen.findByText(SHARE_FAILURE)).toBeTruthy();
  expect(screen.queryByText(/^Your picture is ready\./)).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Save the picture');
});

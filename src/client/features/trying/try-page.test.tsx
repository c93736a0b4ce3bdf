import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuseStorage } from '#client/browser/refused-storage.fixture.ts';
import { TryPage } from './try-page.tsx';

const KEPT = 'Buy here within 30 days and it’s yours to keep.';
const points = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const open = () => render(<TryPage what="first" onStart={() => undefined} />);

test('says how long it keeps what is tried, and leaves nothing by asking', () => {
  open();
  expect(points()).toContain(KEPT);
  expect(localStorage).toHaveLength(0);
});

test('promises no days where the browser refuses all storage', () => {
  refuseStorage();
  open();
  expect(points()).toContain('Kept only while this page stays open.');
  expect(points()).not.toContain(KEPT);
});

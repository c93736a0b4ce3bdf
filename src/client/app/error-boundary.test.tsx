import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('no such luck');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary catches
});

describe('ErrorBoundary', () => {
  test('a broken screen becomes a kind page, and the next address another chance', () => {
    const { rerender } = render(
      <ErrorBoundary resetKey="/a">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    rerender(<ErrorBoundary resetKey="/b">Fine again</ErrorBoundary>);
    expect(screen.getByText('Fine again')).toBeTruthy();
  });
});

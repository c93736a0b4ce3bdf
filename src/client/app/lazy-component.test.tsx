import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { keptMarkup } from '#client/platform/kept-markup.tsx';
import { lazyComponent } from '#client/platform/lazy-component.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Words = ({ text = 'ready' }: { text?: string }) => <p>{text}</p>;

describe('lazyComponent', () => {
  test('once loaded it renders without waiting', async () => {
    const Lazy = lazyComponent(async () => Words);
    await Lazy.preload();
    render(<Lazy text="at once" />);
    expect(screen.getByText('at once')).toBeTruthy();
  });

  test('loads once, however often it is asked for', async () => {
    const load = vi.fn(async () => Words);
    const Lazy = lazyComponent(load);
    await Promise.all([Lazy.preload(), Lazy.preload()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('after a load that failed it tries again', async () => {
    const load = vi.fn(async () => Words).mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyComponent(load);
    await expect(Lazy.preload()).rejects.toThrow('offline');
    await Lazy.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('code that cannot be loaded', () => {
  test('is asked for once and goes to the error boundary; the next preload mends it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary catches
    const load = vi.fn(async () => Words).mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyComponent(load);
    const shown = (
      <ErrorBoundary resetKey="/a">
        <Suspense>
          <Lazy />
        </Suspense>
      </ErrorBoundary>
    );
    await act(async () => void render(shown));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
    cleanup();
    await Lazy.preload();
    render(shown);
    expect(screen.getByText('ready')).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe('keptMarkup', () => {
  test('what the page brought along stays, and its code is not loaded', async () => {
    const load = vi.fn(async () => Words);
    const Kept = keptMarkup(load);
    const page = document.createElement('div');
    page.innerHTML = '<div data-kept="true"><p>from the page</p></div>';
    await act(async () => hydrateRoot(page, <Kept />));
    expect(page.textContent).toBe('from the page');
    expect(load).not.toHaveBeenCalled();
  });

  test('where nothing was brought along it is loaded like anything else', async () => {
    const Kept = keptMarkup(async () => Words);
    await act(async () => {
      render(
        <Suspense>
          <Kept />
        </Suspense>,
      );
    });
    expect(await screen.findByText('ready')).toBeTruthy();
  });
});

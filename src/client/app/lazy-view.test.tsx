import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { type LazyView, lazyView, usePreloaded, usePreloadedLater } from '#client/browser/lazy-view.tsx';
import { staticIsland } from '#client/browser/static-island.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Words = ({ text = 'ready' }: { text?: string }) => <p>{text}</p>;

function Optional({ view: View }: { view: LazyView<object> }) {
  return usePreloaded(View) ? <View /> : <p>without</p>;
}

function Below({ view: View }: { view: LazyView<object> }) {
  return usePreloadedLater(View) ? <View /> : <p>without</p>;
}

describe('lazyView', () => {
  test('once loaded it renders without waiting', async () => {
    const Lazy = lazyView(async () => Words);
    await Lazy.preload();
    render(<Lazy text="at once" />);
    expect(screen.getByText('at once')).toBeTruthy();
  });

  test('loads once, and is the same component after the next preload', async () => {
    const load = vi.fn(async () => Words);
    const Lazy = lazyView(load);
    await Lazy.preload();
    await Lazy.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('keeps what it holds when its code is asked for again while it shows', async () => {
    const Lazy = lazyView(async () => () => <input aria-label="name" />);
    const shown = (
      <Suspense>
        <Lazy />
      </Suspense>
    );
    const { rerender } = render(shown);
    const field = await screen.findByLabelText('name');
    await Lazy.preload();
    rerender(shown);
    expect(screen.getByLabelText('name')).toBe(field);
  });

  test('after a load that failed it tries again', async () => {
    const load = vi.fn(async () => Words).mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyView(load);
    await expect(Lazy.preload()).rejects.toThrow('offline');
    await Lazy.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('code that cannot be loaded', () => {
  test('is asked for once and goes to the error boundary; the next preload mends it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary catches
    const load = vi.fn(async () => Words).mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyView(load);
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

describe('what a screen can do without', () => {
  test('comes when it is loaded, and from then on at once', async () => {
    const Lazy = lazyView(async () => Words);
    const first = render(<Optional view={Lazy} />);
    expect(await screen.findByText('ready')).toBeTruthy();
    first.unmount();
    render(<Optional view={Lazy} />);
    expect(screen.queryByText('without')).toBeNull();
  });

  test('stays away where it cannot be loaded, and comes when the network does', async () => {
    const Lazy = lazyView(vi.fn(async () => Words).mockRejectedValueOnce(new Error('offline')));
    await act(async () => void render(<Optional view={Lazy} />));
    expect(screen.getByText('without')).toBeTruthy();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('ready')).toBeTruthy();
  });
});

describe('staticIsland', () => {
  test('what the page brought along stays, and its code is not loaded', async () => {
    const load = vi.fn(async () => Words);
    const Kept = staticIsland(load);
    const page = document.createElement('div');
    page.innerHTML = '<div data-island="true"><p>from the page</p></div>';
    await act(async () => hydrateRoot(page, <Kept />));
    expect(page.textContent).toBe('from the page');
    expect(load).not.toHaveBeenCalled();
  });

  test('where nothing was brought along it is loaded like anything else', async () => {
    const Kept = staticIsland(async () => Words);
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

test('what stands below the first screen is asked for once that is painted, and later comes at once', async () => {
  const load = vi.fn(async () => Words);
  const Lazy = lazyView(load);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next));
  const paint = () => act(async () => frames.shift()?.(0));
  const first = render(<Below view={Lazy} />);
  await paint();
  expect(load).not.toHaveBeenCalled();
  await paint();
  expect(screen.getByText('ready')).toBeTruthy();
  first.unmount();
  render(<Below view={Lazy} />);
  expect(screen.getByText('ready')).toBeTruthy();
  vi.unstubAllGlobals();
});

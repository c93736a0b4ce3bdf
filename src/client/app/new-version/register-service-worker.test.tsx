import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { blockUpdates } from '#client/parts/session/workout-in-progress-lock.ts';
import { registerServiceWorker } from '#client/parts/site/app-version.ts';
import { NewVersionNotice } from './register-service-worker.tsx';

const BUTTON = { name: 'Reload for the new version' };

/** A browser in which a new version has been installed and waits. */
function workersWithNewVersion(): ServiceWorkerContainer {
  const registration = Object.assign(new EventTarget(), { waiting: { postMessage: vi.fn() }, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    startMessages: () => undefined,
    register: async () => registration,
  });
  return workers as unknown as ServiceWorkerContainer;
}

afterEach(() => history.replaceState(null, '', '/'));

test('a new version is told of when no session runs, and can be put off', async () => {
  history.replaceState(null, '', '/dashboard-full');
  render(<NewVersionNotice />);
  expect(screen.queryByRole('button', BUTTON)).toBeNull();

  const end = blockUpdates();
  await act(() => registerServiceWorker(workersWithNewVersion()));
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
  await act(async () => end());
  expect(await screen.findByRole('button', BUTTON)).toBeTruthy();

  act(() => history.pushState(null, '', '/subscribe'));
  await waitFor(() => expect(screen.queryByRole('button', BUTTON)).toBeNull());
  act(() => history.pushState(null, '', '/settings'));
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
});

test('a browser that keeps nothing is left in peace', async () => {
  await expect(registerServiceWorker(undefined)).resolves.toBeUndefined();
});

import { expect, test, vi } from 'vitest';
import { inTurn } from '#client/browser/promises.ts';
import { blockUpdates } from '#client/parts/session/workout-in-progress-lock.ts';
import { ARE_YOU_WELL_MESSAGE, WELL_ANSWER } from '#client/service-worker/messages.ts';
import { loadNewVersion, registerServiceWorker } from './app-version.ts';

/** The browser's side of a worker that it does not register. */
function workersOf() {
  const workers = Object.assign(new EventTarget(), {
    controller: null,
    startMessages: () => undefined,
    register: () => Promise.reject(new Error('Not in a private window.')),
  });
  return workers as unknown as ServiceWorkerContainer;
}

test.each([
  { data: ARE_YOU_WELL_MESSAGE, page: '<div data-route="/"><p>Home</p></div>', answers: [[WELL_ANSWER]] },
  { data: ARE_YOU_WELL_MESSAGE, page: '<div data-route="/"></div>', answers: [] },
  { data: 'something else', page: '<div data-route="/"><p>Home</p></div>', answers: [] },
])('the next version, asking $data, hears from $page: $answers', async ({ data, page, answers }) => {
  document.body.innerHTML = page;
  const workers = workersOf();
  await registerServiceWorker(workers);
  const postMessage = vi.fn();
  workers.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage }] }));
  expect(postMessage.mock.calls).toEqual(answers);
});

/** A version that waits, in a page that counts how often it is loaded. */
async function withWaitingVersion() {
  const waiting = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const workers = Object.assign(workersOf(), { register: async () => registration }) as ServiceWorkerContainer;
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await registerServiceWorker(workers);
  return { waiting, reload, takeOver: () => workers.dispatchEvent(new Event('controllerchange')) };
}

test.each([
  { begins: false, reloads: 1 },
  { begins: true, reloads: 0 },
])('once it has taken over the page is loaded; a workout has begun: $begins', async ({ begins, reloads }) => {
  const { waiting, reload, takeOver } = await withWaitingVersion();
  const loading = loadNewVersion();
  await vi.waitFor(() => expect(waiting.postMessage).toHaveBeenCalled());
  const end = begins ? blockUpdates() : () => undefined;
  takeOver();
  await loading;
  expect(reload).toHaveBeenCalledTimes(reloads);
  end();
});

test('it takes over between two things that are fetched ahead', async () => {
  const { waiting, takeOver } = await withWaitingVersion();
  let endFetch = (_answer: string): void => undefined;
  const fetchFirst = vi.fn(() => new Promise<string>((resolve) => (endFetch = resolve)));
  const before = inTurn(fetchFirst);
  const loading = loadNewVersion();
  await vi.waitFor(() => expect(fetchFirst).toHaveBeenCalled());
  expect(waiting.postMessage).not.toHaveBeenCalled();
  endFetch('fetched');
  expect(await before).toBe('fetched');
  await vi.waitFor(() => expect(waiting.postMessage).toHaveBeenCalled());
  const fetchNext = vi.fn(async () => 'fetched');
  const after = inTurn(fetchNext);
  expect(fetchNext).not.toHaveBeenCalled();
  takeOver();
  await loading;
  expect(await after).toBe('fetched');
});

test('a workout that begins while it waits for its turn keeps the version that it began with', async () => {
  const { waiting, reload } = await withWaitingVersion();
  let endFetch = (_answer: string): void => undefined;
  const fetchFirst = vi.fn(() => new Promise<string>((resolve) => (endFetch = resolve)));
  void inTurn(fetchFirst);
  const loading = loadNewVersion();
  await vi.waitFor(() => expect(fetchFirst).toHaveBeenCalled());
  const end = blockUpdates();
  endFetch('fetched');
  await loading;
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  end();
});

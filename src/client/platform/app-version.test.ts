import { expect, test, vi } from 'vitest';
import { ARE_YOU_WELL_MESSAGE, WELL_ANSWER } from '#client/service-worker/messages.ts';
import { registerServiceWorker } from './app-version.ts';

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

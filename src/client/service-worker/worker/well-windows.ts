import { ARE_YOU_WELL_MESSAGE, SESSION_LOCK, WELL_ANSWER } from '#client/service-worker/messages.ts';

/** Retries: a window that has just been opened cannot answer yet. */
const QUESTIONS = 6;
const PATIENCE_MS = 1_000;

/** True without a window to mend, too. Asked more than once: during a reload there is none for a moment. */
export async function someWindowIsWell(clients: Clients): Promise<boolean> {
  if (await aSessionRuns()) return true;
  let sawWindow = false;
  for (let question = 0; question < QUESTIONS; question += 1) {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    sawWindow ||= windows.length > 0;
    const [, ...answers] = await Promise.all([windows.length === 0 && pause(), ...windows.map(isWell)]);
    if (answers.includes(true)) return true;
  }
  return !sawWindow;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

async function aSessionRuns(): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === SESSION_LOCK) ?? false;
}

function isWell(window: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === WELL_ANSWER);
    setTimeout(() => resolve(false), PATIENCE_MS);
    window.postMessage(ARE_YOU_WELL_MESSAGE, [port2]);
  });
}

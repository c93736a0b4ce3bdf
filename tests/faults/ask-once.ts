import { type Agent, request } from 'node:http';

export interface Question {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
}

/** The status of a whole answer; `refused` where nobody listens, so that nothing was sent; `broken` for all else. */
export type Outcome = number | 'refused' | 'broken';

/** One request, never tried again. */
export function askOnce(port: number, agent: Agent, { method, path, headers = {}, body }: Question): Promise<Outcome> {
  const type = body ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...type } });
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'broken'));
    outgoing.on('response', (answer) => {
      answer.on('error', () => resolve('broken'));
      answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 'broken') : 'broken'));
      answer.resume();
    });
    outgoing.end(body && JSON.stringify(body));
  });
}

/** A day takes twenty workouts; writers that do not tire need more days. */
const DAYS = 300;

/** A workout that was done at this time of day, on some day of the last months. */
export function workoutDone(clientId: string): object {
  const daysAgo = Number.parseInt(clientId.slice(0, 8), 16) % DAYS;
  const completedAt = Date.now() - daysAgo * 86_400_000;
  const completedOn = new Date(completedAt).toISOString().slice(0, 10);
  return { clientId, workoutId: '1', completedAt, completedOn, utcOffsetMinutes: 0 };
}

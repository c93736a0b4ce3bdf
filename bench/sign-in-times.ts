import type { Measure } from '../scripts/bench.ts';
import { AUTH_FORGOT_PASSWORD_PATH, AUTH_LOGIN_PATH } from '../src/contract/paths.ts';
import { PASSWORD_COST } from '../src/server/platform/passwords/passwords.ts';
import { openTestApp } from '../tests/servers/test-app.ts';
import { median, rounded } from './statistics/median.ts';

const TRIES = { small: 30, full: 300 };
const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;

const KNOWN = 'known@example.org';
const CALLS = [
  { call: 'sign-in, wrong password', path: AUTH_LOGIN_PATH, more: { password: 'not the password' } },
  { call: 'forgotten password', path: AUTH_FORGOT_PASSWORD_PATH, more: {} },
] as const;

/** Whether an answer takes longer for an address that has an account than for one that has none: the ratio should be 1. */
export const measure: Measure = async ({ isFull }) => {
  const server = await openTestApp('sqlite', { passwordCost: PASSWORD_COST });
  await server.people.register({ email: KNOWN });

  async function timeOf(path: string, payload: object): Promise<number> {
    server.clock.advance(QUARTER_OF_AN_HOUR_MS); // the limits on guessing start anew
    const start = performance.now();
    await server.app.inject({ method: 'POST', url: path, payload });
    return performance.now() - start;
  }

  const rows = [];
  for (const { call, path, more } of CALLS) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < (isFull ? TRIES.full : TRIES.small); index += 1) {
      times.known.push(await timeOf(path, { email: KNOWN, ...more }));
      times.unknown.push(await timeOf(path, { email: `nobody${index}@example.org`, ...more }));
    }
    const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
    rows.push({ call, knownMs: rounded(knownMs), unknownMs: rounded(unknownMs), ratio: rounded(knownMs / unknownMs) });
  }
  await server.close();
  return rows;
};

import type { BenchRows } from '../../scripts/bench.ts';
import { rounded } from '../statistics/median.ts';
import { drive } from './drive.ts';
import { MEMORY_MB, MEMORY_SLOPE_MB } from './goals.ts';
import { createRequests } from './requests.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 64;
const PARTS = 20;
/** So that nobody gets more than a few weeks' workouts in a run, however long, and answers stay as long as in life. */
const REQUESTS_PER_MEMBER = 50;

/** Resident memory over many requests of all kinds, and how it moves in the second half of them. */
export async function measureMemory(
  server: ServerProcess,
  { members, requests }: { members: number; requests: number },
): Promise<BenchRows> {
  const calls = createRequests(members, requests / REQUESTS_PER_MEMBER);
  const kinds = [calls.me, calls.me, calls.dashboard, await calls.unchanged(server.port), calls.completion];
  let turn = 0;
  const next = () => {
    turn += 1;
    return (kinds[turn % kinds.length] ?? calls.me)();
  };
  const seen: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    await drive({ port: server.port, connections: CONNECTIONS, next, requests: requests / PARTS });
    seen.push(server.memoryMb());
  }
  const later = seen.slice(PARTS / 2);
  const per100000 = (slopeOf(later) * PARTS * 100_000) / requests;
  return [
    { measured: `resident memory after ${requests} requests, MB`, mb: rounded(seen.at(-1) ?? 0, 1), ...MEMORY_MB },
    { measured: 'resident memory, most, MB', mb: rounded(Math.max(...seen), 1) },
    { measured: 'growth in the second half per 100,000 requests, MB', mb: rounded(per100000, 2), ...MEMORY_SLOPE_MB },
  ];
}

/** By least squares, per step. */
function slopeOf(values: readonly number[]): number {
  const centre = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, index) => sum + (index - centre) * (value - mean), 0);
  const under = values.reduce((sum, _value, index) => sum + (index - centre) ** 2, 0);
  return over / under;
}

import type { BenchRows } from '../../scripts/bench.ts';
import { drive } from '../load/drive.ts';
import { createRequests } from '../load/requests.ts';
import type { ServerProcess } from '../load/server-process.ts';
import { median, rounded } from '../statistics/median.ts';

interface Filled {
  members: number;
  server: ServerProcess;
}

/** What the quality of the product asks for: warm, in the middle. */
const GROWTH = { floor: 3, goal: 2.2 };

const ROUNDS = 5;

/** One at a time, so that what is measured is how long a call takes and not how long it waits for others. */
const CONNECTIONS = 1;

/** Each call on both databases turn by turn, after each has been asked as often before; stops both servers. */
export async function measureGrowth(few: Filled, many: Filled, requests: number): Promise<BenchRows> {
  const calls = { few: createRequests(few.members), many: createRequests(many.members) };
  const rows = [];
  for (const name of ['me', 'dashboard', 'completion'] as const) {
    const ask = async ({ server }: Filled, next: () => string) =>
      (await drive({ port: server.port, connections: CONNECTIONS, next, requests: requests / ROUNDS })).p50Ms;
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = -1; round < ROUNDS; round += 1) {
      const [fewMs, manyMs] = [await ask(few, calls.few[name]), await ask(many, calls.many[name])];
      if (round < 0) continue; // to warm up
      times.few.push(fewMs);
      times.many.push(manyMs);
    }
    const [fewMs, manyMs] = [median(times.few), median(times.many)];
    rows.push({
      call: name,
      fewMs: rounded(fewMs),
      manyMs: rounded(manyMs),
      times: rounded(manyMs / fewMs),
      ...GROWTH,
    });
  }
  rows.push({
    call: 'start until it listens',
    fewMs: rounded(few.server.startMs, 0),
    manyMs: rounded(many.server.startMs, 0),
  });
  await few.server.stop();
  await many.server.stop();
  return rows;
}

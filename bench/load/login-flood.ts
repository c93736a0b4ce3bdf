import type { BenchRows } from '../../scripts/bench.ts';
import { median, rounded } from '../statistics/median.ts';
import { drive } from './drive.ts';
import { FLOOD_P99_MS } from './goals.ts';
import { createRequests, strangersSignIn } from './requests.ts';
import type { ServerProcess } from './server-process.ts';

const READERS = 4;
const STRANGERS = 64;
const ROUNDS = 5;

/** What members who only read notice while strangers try to sign in from everywhere at once: the time that 1 in 100 waits. */
export async function measureFlood(
  { port }: ServerProcess,
  { members, floodMs }: { members: number; floodMs: number },
): Promise<BenchRows> {
  const { me } = createRequests(members);
  const durationMs = floodMs / ROUNDS;
  const readers = () => drive({ port, connections: READERS, next: me, durationMs });
  const quiet = [];
  const flooded = [];
  const tried = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push((await readers()).p99Ms);
    const [read, flood] = await Promise.all([
      readers(),
      drive({ port, connections: STRANGERS, next: strangersSignIn, durationMs }),
    ]);
    flooded.push(read.p99Ms);
    tried.push(flood);
  }
  const answered = tried.map(({ statuses }) => statuses[401] ?? 0).reduce((sum, count) => sum + count, 0);
  const refused = tried.map(({ statuses }) => statuses[503] ?? 0).reduce((sum, count) => sum + count, 0);
  return [
    { measured: 'GET me, p99 without a flood', ms: rounded(median(quiet), 2) },
    { measured: 'GET me, p99 in a flood of sign-ins', ms: rounded(median(flooded), 2), ...FLOOD_P99_MS },
    { measured: 'the flood: passwords checked', times: answered },
    { measured: 'the flood: asked to come back later', times: refused },
  ];
}

import { join } from 'node:path';
import type { BenchRows } from '../../scripts/bench.ts';
import { median, rounded } from '../statistics/median.ts';
import { askOnce } from './drive.ts';
import { START_MS } from './goals.ts';
import { getMe } from './requests.ts';
import { dataFolder, startProduct } from './subjects.ts';

/** From the start of the program to its first answer to a member, on a database that is there. */
export async function measureStart(
  folder: string,
  template: string,
  { starts }: { starts: number },
): Promise<BenchRows> {
  const data = dataFolder(join(folder, 'start'), template);
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await timeOfStart(data));
  return [{ measured: 'start to first 200, data present', ms: rounded(median(times), 0), ...START_MS }];
}

export async function timeOfStart(data: string): Promise<number> {
  const startedAt = performance.now();
  const server = await startProduct(data);
  const { status } = await askOnce(server.port, getMe(0));
  const took = performance.now() - startedAt;
  await server.stop();
  if (status !== 200) throw new Error(`The first answer was ${status}`);
  return took;
}

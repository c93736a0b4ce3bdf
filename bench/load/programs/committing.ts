// The product on a SQLite file, with at most so many transactions in one COMMIT:
//   node bench/load/programs/committing.ts /tmp/x/fit-in-30.sqlite 1
import { randomBytes, randomUUID } from 'node:crypto';
import { buildApp } from '../../../src/server/app.ts';
import { openCardProcessor } from '../../../src/server/card-processor.ts';
import { openContext } from '../../../src/server/context.ts';
import { openSqlite } from '../../../src/server/platform/database/open-sqlite.ts';
import { createBufferedLog } from '../../../src/server/platform/log/buffered-log.ts';
import { readConfig } from '../../../src/server/settings/config.ts';

const [path = '', maxBatchSize = '256'] = process.argv.slice(2);
const reading = readConfig({ PAYMENTS: 'sandbox' });
if (!reading.ok) throw new Error(reading.problems.join('\n'));
const parts = {
  db: openSqlite({ path, maxBatchSize: Number(maxBatchSize) }),
  config: reading.config,
  log: createBufferedLog('info').log,
  now: Date.now,
  createId: randomUUID,
  randomBytes,
};
const { cardProcessor } = await openCardProcessor(parts);
const app = buildApp(openContext({ ...parts, ...cardProcessor }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));

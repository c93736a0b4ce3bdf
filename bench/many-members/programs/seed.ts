// Fills a new SQLite file or an empty PostgreSQL database with made-up members:
//   node bench/many-members/programs/seed.ts 1000000 /tmp/million/fit-in-30.sqlite
//   node bench/many-members/programs/seed.ts 100000 postgres://…
import { openPostgresDatabase, openSqliteDatabase } from '../../../src/server/platform/database/open-database.ts';
import { seedMembers } from '../seed-members.ts';

const [count = '1000', target = ''] = process.argv.slice(2);
const db = target.startsWith('postgres')
  ? await openPostgresDatabase(target, { statementTimeoutMs: 0 })
  : await openSqliteDatabase(target);
const start = performance.now();
const told = (members: number) => {
  if (members % 100_000 === 0)
    console.log(`${members} members after ${Math.round((performance.now() - start) / 1_000)} s`);
};
await seedMembers(db, { members: Number(count), now: Date.now(), onProgress: told });
console.log(`${count} members in ${Math.round((performance.now() - start) / 1_000)} s`);
await db.destroy();

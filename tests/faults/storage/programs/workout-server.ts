import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseUnavailableError } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { workoutRow } from '#tests/people/workout-row.ts';

/**
 * The database behind one write, to be killed: node workout-server.ts <sqlite file> <users>. Prints its port.
 * POST /<user>/<client id> stores a workout, counts it in the block and raises the user's version; 200 once stored.
 */
const [path = '', userCount = '0'] = process.argv.slice(2);
const db = await openSqliteDatabase(path);

await inTransaction(db, async (transaction) => {
  for (let at = 0; at < Number(userCount); at += 1) {
    const user = { id: `user-${at}`, email: `${at}@example.org`, first_name: 'A', last_name: '', created_at: 0 };
    await transaction
      .insertInto('user')
      .values(user)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
});

async function completeWorkout(userId: string, clientId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const session = workoutRow({ user_id: userId, client_id: clientId, notes: 'x'.repeat(100) });
    const inserted = await transaction
      .insertInto('workout_session')
      .values(session)
      .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return;
    await transaction
      .insertInto('block_progress')
      .values({ user_id: userId, block: 1, started_at: 0, total_workouts: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'block'])
          .doUpdateSet((row) => ({ total_workouts: row('block_progress.total_workouts', '+', 1) })),
      )
      .execute();
    await transaction
      .updateTable('user')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', userId)
      .execute();
  });
}

const server = createServer((request, response) => {
  const [, userId = '', clientId = ''] = (request.url ?? '').split('/');
  const stored =
    request.method === 'GET' ? db.selectFrom('user').select('id').execute() : completeWorkout(userId, clientId);
  stored.then(
    () => response.writeHead(200).end(),
    (error: unknown) => response.writeHead(error instanceof DatabaseUnavailableError ? 503 : 500).end(String(error)),
  );
});
process.once('SIGTERM', () => {
  server.close(() => void db.destroy());
  server.closeIdleConnections();
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

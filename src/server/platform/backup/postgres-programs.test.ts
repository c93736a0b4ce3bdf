import { describe, expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { runProgram } from './postgres-programs.ts';

/** What a program of PostgreSQL is told of the database, by its environment. */
async function toldOf(databaseUrl: string): Promise<Record<string, string>> {
  const lines = (await runProgram('env', [], databaseUrl)).split('\n');
  return Object.fromEntries(lines.filter((line) => line.startsWith('PG')).map((line) => line.split(/=(.*)/s, 2)));
}

describe('a program of PostgreSQL', () => {
  test('is told host, port, name, password and encryption as the address has them', async () => {
    expect(await toldOf('postgres://anna:p%40ss@db.example:5433/fit%20in?sslmode=require')).toMatchObject({
      PGHOST: 'db.example',
      PGPORT: '5433',
      PGUSER: 'anna',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'fit in',
      PGSSLMODE: 'require',
    });
  });

  test('is told the folder of a socket', async () => {
    expect(await toldOf('postgres:///fit?host=/run/postgresql')).toMatchObject({ PGHOST: '/run/postgresql' });
  });

  test('that is not installed is named as what is needed', async () => {
    const failure = runProgram('no-such-program', [], 'postgres://localhost/fit');
    await expect(failure).rejects.toThrow(BackupError);
    await expect(failure).rejects.toThrow('postgresql-client');
  });
});

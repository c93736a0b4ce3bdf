import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pluralise } from '#domain/time/count-text.ts';
import { contentsOf } from '#server/platform/backup/intact-copy.ts';
import { startProgram } from '#server/platform/backup/postgres-programs.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';

interface StoredContents {
  members: number;
  newestWorkout: string | null | undefined;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "13 members, newest workout 21 November 2026" */
function contentsText({ members, newestWorkout }: StoredContents): string {
  const counted = `${members} ${pluralise(members, 'member')}`;
  return `${counted}, ${newestWorkout ? `newest workout ${dayFormat.format(Date.parse(newestWorkout))}` : 'no workouts'}`;
}

export function contentsOfSqlite(file: string): string {
  try {
    const { members, newestWorkoutOn } = contentsOf(file);
    return contentsText({ members, newestWorkout: newestWorkoutOn });
  } catch (error) {
    return `unreadable (${(error as Error).message})`;
  }
}

/** Undefined before a server's first start on it. */
export async function contentsOfPostgres(databaseUrl: string): Promise<string | undefined> {
  const db = openPostgres(databaseUrl, { poolSize: 1 });
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    if (!tables.includes('user')) return undefined;
    const { members } = await db
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .executeTakeFirstOrThrow();
    const { newest } = await db
      .selectFrom('workout_session')
      .select(({ fn }) => fn.max('completed_on').as('newest'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return contentsText({ members, newestWorkout: newest });
  } finally {
    await db.destroy();
  }
}

export async function contentsOfDump(file: string, databaseUrl: string): Promise<string> {
  let [members, newestWorkout] = [0, ''];
  await eachRow(file, databaseUrl, 'user', () => {
    members += 1;
  });
  await eachRow(file, databaseUrl, 'workout_session', (row) => {
    if (row.deleted_at !== '\\N' || !row.completed_on) return;
    if (row.completed_on > newestWorkout) newestWorkout = row.completed_on;
  });
  return contentsText({ members, newestWorkout });
}

type Row = Readonly<Record<string, string | undefined>>;

const COPY_BEGINS = /^COPY \S+ \((.*)\) FROM stdin;$/;
const COPY_ENDS = '\\.';

async function eachRow(file: string, databaseUrl: string, table: string, take: (row: Row) => void): Promise<void> {
  const options = ['--data-only', `--table=${table}`, '--file=-', file];
  const { child, ended } = startProgram('pg_restore', options, databaseUrl, ['ignore', 'pipe', 'pipe']);
  ended.catch(() => {}); // told below
  if (!child.stdout) throw new Error('pg_restore has no output');
  let columns: string[] | undefined;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const begins = COPY_BEGINS.exec(line);
    if (begins) columns = begins[1]?.split(', ');
    else if (line === COPY_ENDS) columns = undefined;
    else if (columns) take(Object.fromEntries(line.split('\t').map((value, at) => [columns?.[at], value])));
  });
  await once(lines, 'close');
  await ended;
}

import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

/** Counts of the last minutes: a database that was killed may begin them anew, so PostgreSQL need not log them. */
export const rateBuckets: readonly SchemaStatement[] = [
  createTable('rate_bucket', 'key text primary key, counted_at bigint not null, full_at bigint not null', {
    clustered: true,
    unlogged: true,
  }),
  onBoth('create index rate_bucket_by_end on rate_bucket (full_at)'),
];

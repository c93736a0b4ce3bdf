import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const troubles: readonly SchemaStatement[] = [
  // What the log said was out of order, kept for whoever cannot read the log.
  createTable(
    'trouble',
    `id text primary key not null,
     at bigint not null,
     what text not null,
     detail text,
     reference text`,
  ),
  onBoth('create index trouble_by_time on trouble (at)'),
];

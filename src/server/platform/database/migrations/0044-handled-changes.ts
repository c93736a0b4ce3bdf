import { createTable, type SchemaStatement } from './create-table.ts';

export const handledChanges: readonly SchemaStatement[] = [
  createTable(
    'handled_change',
    `user_id text not null references "user" (id) on delete cascade,
    key text not null,
    handled_at bigint not null,
    primary key (user_id, key)`,
    { clustered: true },
  ),
];

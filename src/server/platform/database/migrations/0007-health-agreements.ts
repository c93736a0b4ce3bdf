import { createTable, type SchemaStatement } from './create-table.ts';

export const healthAgreements: readonly SchemaStatement[] = [
  createTable(
    'health_agreement',
    `user_id text not null references "user" (id) on delete cascade,
    version text not null,
    agreed_at bigint not null,
    primary key (user_id, version)`,
    { clustered: true },
  ),
];

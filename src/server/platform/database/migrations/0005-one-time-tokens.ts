import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const oneTimeTokens: readonly SchemaStatement[] = [
  createTable(
    'one_time_token',
    `token_hash text primary key,
    kind text not null,
    user_id text not null references "user" (id) on delete cascade,
    payload text,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint`,
    { clustered: true },
  ),
  onBoth('create index one_time_token_by_user on one_time_token (user_id, kind, created_at)'),
  onBoth('create index one_time_token_by_expiry on one_time_token (expires_at)'),
  (engine) => `alter table "user" add column pending_email_until ${engine === 'sqlite' ? 'integer' : 'bigint'}`,
  onBoth(`create index user_by_pending_email on "user" (pending_email_until) where pending_email_until is not null`),
];

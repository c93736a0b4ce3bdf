import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const emailOutbox: readonly SchemaStatement[] = [
  createTable(
    'email_outbox',
    `id text primary key,
    kind text not null,
    recipient text not null,
    dedupe_key text not null unique,
    payload text not null,
    created_at bigint not null,
    next_attempt_at bigint not null,
    attempts bigint not null default 0,
    sent_at bigint,
    last_error text`,
  ),
  onBoth('create index email_outbox_due on email_outbox (next_attempt_at) where sent_at is null'),
];

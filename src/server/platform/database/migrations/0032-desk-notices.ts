import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const deskNotices: readonly SchemaStatement[] = [
  // What an owner wants to hear by e-mail, and what she was told of already; without a row, everything.
  createTable(
    'operator_notice',
    `operator_id text primary key not null references operator (id) on delete cascade,
     kinds text not null,
     told text not null`,
  ),
  onBoth('create index email_outbox_unsent on email_outbox (created_at) where sent_at is null'),
];

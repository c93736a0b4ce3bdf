import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

/** What a gift is beside its purchase; its codes are kept as hashes only. */
export const gifts: readonly SchemaStatement[] = [
  (engine) =>
    `alter table purchase add column is_gift ${engine === 'sqlite' ? 'integer' : 'bigint'} not null default 0`,
  createTable(
    'gift',
    `purchase_id text primary key not null references purchase (id) on delete cascade,
     form_key text unique,
     browser_hash text,
     giver_id text references "user" (id) on delete set null,
     giver_name text not null,
     giver_email text,
     recipient_name text not null,
     recipient_email text,
     note text not null,
     way text not null check (way in ('letter', 'card')),
     deliver_on text,
     letter_due_at bigint,
     letter_round bigint not null default 0,
     letter_queued_at bigint,
     letter_sent_at bigint,
     letter_failed_at bigint,
     return_asked_at bigint,
     asked_at bigint`,
  ),
  onBoth('create index gift_by_giver on gift (giver_id) where giver_id is not null'),
  onBoth(`create index gift_by_letter_due on gift (letter_due_at)
    where letter_due_at is not null and letter_queued_at is null`),
  onBoth(`create index gift_by_letter_queued on gift (letter_queued_at)
    where letter_queued_at is not null and letter_sent_at is null`),
  onBoth('create index gift_by_return on gift (return_asked_at) where return_asked_at is not null'),
  onBoth('create index gift_by_failure on gift (letter_failed_at) where letter_failed_at is not null'),
  createTable(
    'gift_key',
    `key_hash text primary key not null,
     purchase_id text not null references purchase (id) on delete cascade,
     kind text not null check (kind in ('giver', 'letter', 'card')),
     made_at bigint not null`,
  ),
  onBoth('create index gift_key_by_purchase on gift_key (purchase_id, kind)'),
];

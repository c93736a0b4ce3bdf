import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const deskMoney: readonly SchemaStatement[] = [
  // What the card processor says of a bank that asks for money back.
  createTable(
    'dispute',
    `id text primary key not null,
     purchase_id text not null references purchase (id) on delete cascade,
     amount_pence bigint not null,
     reason text not null,
     status text not null,
     due_at bigint`,
  ),
  onBoth('create index dispute_by_purchase on dispute (purchase_id)'),
  createTable(
    'offer',
    `code text primary key not null,
     kind text not null check (kind in ('amount', 'share')),
     value bigint not null,
     until text,
     use_limit bigint,
     once_per_address bigint not null check (once_per_address in (0, 1)),
     made_at bigint not null,
     ended_at bigint`,
  ),
  onBoth(
    'create index purchase_by_payment on purchase (paid_at, amount_pence, amount_refunded_pence) where paid_at is not null',
  ),
  onBoth('create index purchase_by_change on purchase (updated_at, id)'),
];

import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const deskSettings: readonly SchemaStatement[] = [
  // Secrets are sealed with a key that is not in the database.
  createTable(
    'desk_setting',
    `name text primary key not null,
     value text not null,
     is_sealed bigint not null,
     changed_at bigint not null,
     changed_by text not null`,
  ),
  // One row, raised by every change: how the other processes see that there is one.
  createTable('desk_setting_version', 'id text primary key not null, version bigint not null'),
  // Whether real money was ever taken.
  onBoth('create index purchase_by_mode on purchase (livemode, paid_at)'),
];

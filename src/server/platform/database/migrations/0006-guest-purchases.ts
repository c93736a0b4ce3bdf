import { onBoth, type SchemaStatement } from './create-table.ts';

export const guestPurchases: readonly SchemaStatement[] = [
  (engine) =>
    `alter table purchase add column is_guest ${engine === 'sqlite' ? 'integer' : 'bigint'} not null default 0`,
  (engine) => `alter table purchase add column revoked_at ${engine === 'sqlite' ? 'integer' : 'bigint'}`,
  onBoth('create index purchase_by_email on purchase (email) where email is not null'),
  onBoth('create index purchase_by_nonce on purchase (nonce_hash) where nonce_hash is not null'),
];

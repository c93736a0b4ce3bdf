import { createTable, type SchemaStatement } from './create-table.ts';

export const deletedAccounts: readonly SchemaStatement[] = [
  // By the hash of its id: a copy that is brought back deletes it again.
  createTable('deleted_account', 'id_hash text primary key not null, day text not null', { clustered: true }),
];

import { createTable, type SchemaStatement } from './create-table.ts';

export const backupClaims: readonly SchemaStatement[] = [
  // Of several servers on one database one makes the backup of the day.
  createTable('backup_claim', 'name text primary key not null, claimed_at bigint not null, made_at bigint'),
];

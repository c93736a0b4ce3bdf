import { onBoth, type SchemaStatement } from './create-table.ts';

export const keys: readonly SchemaStatement[] = [
  // What its owner calls it, and the host it was made at; null for one from before.
  onBoth('alter table operator_passkey add column name text'),
  onBoth('alter table operator_passkey add column host text'),
];

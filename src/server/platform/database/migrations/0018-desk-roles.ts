import { onBoth, type SchemaStatement } from './create-table.ts';

export const deskRoles: readonly SchemaStatement[] = [
  // Whoever is there already began the desk.
  onBoth(`alter table operator add column role text not null default 'owner'`),
  (engine) => `alter table operator add column disabled_at ${engine === 'sqlite' ? 'integer' : 'bigint'}`,
];

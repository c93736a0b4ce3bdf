import { initial } from './0001-initial.ts';
import type { SchemaStatement } from './create-table.ts';

/** By name; they run in the order of the names. A name is never changed once it has been released. */
export type Migrations = Readonly<Record<string, readonly SchemaStatement[]>>;

export const ALL_MIGRATIONS: Migrations = { '0001_initial': initial };

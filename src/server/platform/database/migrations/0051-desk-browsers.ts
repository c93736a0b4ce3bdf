import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const deskBrowsers: readonly SchemaStatement[] = [
  // Browsers in which an operator was in before; the hash of a cookie.
  createTable(
    'operator_browser',
    `operator_id text not null references operator (id) on delete cascade,
     browser_hash text not null,
     last_seen_at bigint not null,
     primary key (operator_id, browser_hash)`,
    { clustered: true },
  ),
  // Those that were asked before this are good for minutes only, and are asked again.
  onBoth('delete from passkey_challenge'),
  onBoth("alter table passkey_challenge add column purpose text not null default ''"),
];

import { createTable, type SchemaStatement } from './create-table.ts';

/** What each payer has spent of the day's letters to other people, and how often a gift's letter went elsewhere. */
export const lettersToOthers: readonly SchemaStatement[] = [
  createTable(
    'letter_budget',
    `payer text not null,
     day text not null,
     spent bigint not null,
     primary key (day, payer)`,
    { clustered: true },
  ),
  (engine) =>
    `alter table gift add column address_changes ${engine === 'sqlite' ? 'integer' : 'bigint'} not null default 0`,
];

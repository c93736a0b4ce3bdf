import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const words: readonly SchemaStatement[] = [
  // Never changed: what was agreed to and what was checked name a version. The shipped words are version 0 and stand nowhere.
  createTable(
    'words_version',
    `place text not null,
     version bigint not null,
     body text not null,
     changed text not null,
     author text not null,
     at bigint not null,
     published_from bigint not null,
     primary key (place, version)`,
    { clustered: true },
  ),
  createTable(
    'words_draft',
    `place text primary key not null,
     body text not null,
     revision bigint not null,
     author text not null,
     at bigint not null`,
  ),
  // Who read which version of something, and on which day: a lawyer or a clinician.
  createTable(
    'words_mark',
    `subject text not null,
     version bigint not null,
     name text not null,
     register text not null,
     checked_on text not null,
     kept_by text not null,
     at bigint not null,
     primary key (subject, version)`,
  ),
  onBoth('create index health_agreement_by_version on health_agreement (version)'),
];

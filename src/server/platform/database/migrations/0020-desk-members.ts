import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const deskMembers: readonly SchemaStatement[] = [
  // What an operator wrote down about a member, for those at the desk.
  createTable(
    'member_note',
    `user_id text primary key not null references "user" (id) on delete cascade,
     note text not null,
     saved_at bigint not null,
     saved_by text not null`,
  ),
  // An address that the desk has corrected and that holds from a moment on, unless somebody objects.
  createTable(
    'address_correction',
    `user_id text primary key not null references "user" (id) on delete cascade,
     old_email text not null,
     new_email text not null,
     asked_at bigint not null,
     due_at bigint not null`,
  ),
  onBoth('create index address_correction_due on address_correction (due_at)'),
];

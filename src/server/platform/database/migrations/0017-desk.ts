import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const desk: readonly SchemaStatement[] = [
  createTable(
    'operator',
    `id text primary key not null,
     name text not null,
     email text not null unique,
     password_hash text,
     created_at bigint not null`,
  ),
  createTable(
    'operator_passkey',
    `credential_id text primary key not null,
     operator_id text not null references operator (id) on delete cascade,
     public_key text not null,
     counter bigint not null,
     created_at bigint not null,
     last_used_at bigint`,
  ),
  onBoth('create index operator_passkey_by_operator on operator_passkey (operator_id)'),
  createTable(
    'operator_session',
    `token_hash text primary key not null,
     operator_id text not null references operator (id) on delete cascade,
     device text not null,
     created_at bigint not null,
     last_seen_at bigint not null,
     proved_at bigint not null,
     ended_at bigint`,
  ),
  createTable(
    'recovery_code',
    `code_hash text primary key not null,
     operator_id text not null references operator (id) on delete cascade,
     used_at bigint`,
  ),
  // What a server printed, or a letter to an operator brought; the hash.
  createTable(
    'desk_code',
    `code_hash text primary key not null,
     operator_id text references operator (id) on delete cascade,
     created_at bigint not null,
     expires_at bigint,
     used_at bigint`,
  ),
  // Asked of a passkey, and spent with its answer.
  createTable('passkey_challenge', 'challenge text primary key not null, expires_at bigint not null'),
  // The diary. Lines outlive whom they speak of: then without her id.
  createTable(
    'operator_action',
    `id text primary key not null,
     at bigint not null,
     operator_id text,
     operator_name text not null,
     action text not null,
     about_user_id text references "user" (id) on delete set null,
     before text,
     after text`,
  ),
  onBoth('create index operator_action_by_time on operator_action (at, id)'),
  onBoth('create index operator_action_about on operator_action (about_user_id, at)'),
  onBoth('create index email_outbox_given_up on email_outbox (given_up_at) where given_up_at is not null'),
  onBoth('create index user_by_first_name on "user" (lower(first_name), id)'),
  onBoth('create index user_by_creation on "user" (created_at, id)'),
];

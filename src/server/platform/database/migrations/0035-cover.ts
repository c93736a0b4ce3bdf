import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const cover: readonly SchemaStatement[] = [
  createTable(
    'cover',
    `user_id text primary key references "user" (id) on delete cascade,
    id text not null unique,
    name text not null,
    shows_time bigint not null,
    link_hash text unique,
    calendar_hash text unique,
    mail_address text,
    mail_confirmed_at bigint,
    next_letter_at bigint,
    last_letter_at bigint,
    made_at bigint not null,
    ended_at bigint`,
  ),
  createTable(
    'cover_answer',
    `user_id text not null references cover (user_id) on delete cascade,
    day text not null,
    answer text not null,
    answered_at bigint not null,
    primary key (user_id, day)`,
    { clustered: true },
  ),
  onBoth('create index cover_letter_due on cover (next_letter_at) where next_letter_at is not null'),
  onBoth('create index cover_ended on cover (ended_at) where ended_at is not null'),
  onBoth('create index cover_answer_day on cover_answer (day)'),
];

import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

const OF_USER = `user_id text not null references "user" (id) on delete cascade`;

export const activity: readonly SchemaStatement[] = [
  createTable(
    'workout_session',
    `${OF_USER},
    completed_at bigint not null,
    id text not null,
    client_id text not null,
    completed_on text not null,
    utc_offset_minutes bigint not null,
    workout_id bigint not null,
    workout_name text not null,
    week bigint not null,
    block bigint not null,
    edition text not null check (edition in ('a', 'b')),
    length text not null check (length in ('full', '15', '10', 'partial')),
    rating bigint,
    notes text not null,
    duration_minutes bigint not null,
    active_seconds bigint,
    effort text check (effort in ('easy', 'right', 'hard')),
    pre_mood text,
    completed_exercises text,
    created_at bigint not null,
    deleted_at bigint,
    primary key (user_id, completed_at, id)`,
    { clustered: true },
  ),
  onBoth('create unique index workout_session_by_client_id on workout_session (user_id, client_id)'),
  // All that counts and streaks ask of a session, so that neither reads its notes and moves: a tenth of the pages.
  onBoth(
    `create index workout_session_by_block
      on workout_session (user_id, block, completed_on, workout_id, length, deleted_at)`,
  ),
  createTable(
    'block_progress',
    `${OF_USER},
    block bigint not null,
    started_at bigint not null,
    completed_at bigint,
    total_workouts bigint not null default 0,
    primary key (user_id, block)`,
    { clustered: true },
  ),
  createTable(
    'step_entry',
    `${OF_USER},
    day text not null,
    steps bigint not null,
    updated_at bigint not null,
    primary key (user_id, day)`,
    { clustered: true },
  ),
];

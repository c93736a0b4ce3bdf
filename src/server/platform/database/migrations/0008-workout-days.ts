import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const workoutDays: readonly SchemaStatement[] = [
  createTable(
    'workout_days',
    `user_id text primary key references "user" (id) on delete cascade,
    weekdays text not null,
    start_minute bigint not null,
    zone text not null,
    address_hash text unique,
    address_made_at bigint,
    reminders_since bigint,
    next_reminder_at bigint,
    last_reminder_day text,
    updated_at bigint not null`,
  ),
  onBoth(`create index workout_days_due on workout_days (next_reminder_at) where next_reminder_at is not null`),
];

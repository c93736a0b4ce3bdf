import { onBoth, type SchemaStatement } from './create-table.ts';

export const sessionFacts: readonly SchemaStatement[] = [
  // With the client id, by which a device knows whether a session of its own has arrived.
  onBoth(
    `create index workout_session_facts
      on workout_session (user_id, block, completed_on, workout_id, length, deleted_at, client_id)`,
  ),
  onBoth('drop index workout_session_by_block'),
];

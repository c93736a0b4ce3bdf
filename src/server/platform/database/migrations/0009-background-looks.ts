import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

/** So that what is done beside the requests reads what it looks for, and never a whole table. */
export const backgroundLooks: readonly SchemaStatement[] = [
  onBoth('create index access_token_by_expiry on access_token (expires_at)'),
  onBoth('create index access_token_revoked on access_token (revoked_at) where revoked_at is not null'),
  onBoth('create index sign_in_failure_by_time on sign_in_failure (failed_at)'),
  onBoth('create index webhook_event_by_receipt on webhook_event (received_at)'),
  onBoth('create index email_outbox_sent on email_outbox (sent_at) where sent_at is not null'),
  onBoth('create index purchase_by_creation on purchase (created_at)'),
  createTable('write_probe', 'id text primary key, at bigint not null', { clustered: true }),
];

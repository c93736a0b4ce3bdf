import { onBoth, type SchemaStatement } from './create-table.ts';

export const emailDelivery: readonly SchemaStatement[] = [
  // Past the mail server or into a file; null while it waits, and of what was sent before this was kept.
  onBoth('alter table email_outbox add column sent_through text'),
  // It is not tried again by itself.
  (engine) => `alter table email_outbox add column given_up_at ${engine === 'sqlite' ? 'integer' : 'bigint'}`,
];

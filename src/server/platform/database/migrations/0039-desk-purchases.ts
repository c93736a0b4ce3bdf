import { onBoth, type SchemaStatement } from './create-table.ts';

export const deskPurchases: readonly SchemaStatement[] = [
  // A guest's purchase, and a gift, have no member to whom a deed could be written down.
  onBoth('alter table operator_action add column about_purchase_id text'),
  onBoth(
    `create index operator_action_by_purchase on operator_action (about_purchase_id, at)
     where about_purchase_id is not null`,
  ),
  // Whose letter it was: a sent one keeps no address.
  onBoth('alter table email_outbox add column about_user_id text references "user" (id) on delete set null'),
  onBoth(
    'create index email_outbox_by_user on email_outbox (about_user_id, created_at) where about_user_id is not null',
  ),
  onBoth('create index user_by_last_name on "user" (lower(last_name), id)'),
  onBoth('create index gift_by_recipient on gift (recipient_email) where recipient_email is not null'),
];

import { onBoth, type SchemaStatement } from './create-table.ts';

/** From which day a code holds; and what finds who used it, and the gifts that a browser has begun. */
export const offerDays: readonly SchemaStatement[] = [
  (engine) => `alter table offer add column from_day text${engine === 'sqlite' ? '' : ' collate "C"'}`,
  onBoth(`create index purchase_by_offer_use on purchase (offer_code, created_at, id)
    where offer_code is not null`),
  onBoth('create index gift_by_browser on gift (browser_hash) where browser_hash is not null'),
];

import { createTable, onBoth, type SchemaStatement } from './create-table.ts';

export const price: readonly SchemaStatement[] = [
  createTable(
    'price',
    `id text primary key not null,
     amount_pence bigint not null,
     holds_from bigint not null,
     set_at bigint not null,
     set_by text not null,
     withdrawn_at bigint`,
  ),
  // The price that was in force when the checkout began; null in older rows, which asked for all of it.
  (engine) => `alter table purchase add column full_price_pence ${engine === 'sqlite' ? 'integer' : 'bigint'}`,
  (engine) => `alter table purchase add column offer_code text${engine === 'sqlite' ? '' : ' collate "C"'}`,
  onBoth('create index purchase_by_offer on purchase (offer_code, status) where offer_code is not null'),
];

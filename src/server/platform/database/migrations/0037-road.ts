import { onBoth, type SchemaStatement } from './create-table.ts';

export const road: readonly SchemaStatement[] = [
  // The pace of a block on the road; null beside it.
  onBoth("alter table block_progress add column road text check (road in ('steady', 'gentle'))"),
  // The number of the workout in its edition, where it is not that of its place in the block.
  (engine) => `alter table workout_session add column played_id ${engine === 'sqlite' ? 'integer' : 'bigint'}`,
];

import { onBoth, type SchemaStatement } from './create-table.ts';

export const failedLetters: readonly SchemaStatement[] = [
  // The desk finds letters that did not arrive among the e-mails.
  onBoth('drop index gift_by_failure'),
];

import { expect, test } from 'vitest';
import { AFTER_SESSION_TABLE } from './after-session.ts';
import {
  CARE_RULES,
  OFFER_RULES,
  SEE_SOMEBODY_RULES,
  SENTENCE_RULES,
  saidBy,
  TITLE_RULES,
} from './after-session-rules.fixture.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

test.each(AFTER_SESSION_TABLE)('the rules of the sheet make the row of $signs, repeated: $repeated', (row) => {
  const words = saidBy(SENTENCE_RULES, row).join(' ').replace('{signs}', listed.format(row.signs));
  expect({
    titles: saidBy(TITLE_RULES, row),
    asksFor: saidBy(CARE_RULES, row),
    words,
    seeSomebody: saidBy(SEE_SOMEBODY_RULES, row),
    offers: saidBy(OFFER_RULES, row),
  }).toEqual({
    titles: [row.title],
    asksFor: row.asksFor,
    words: row.words,
    seeSomebody: row.seeSomebody === undefined ? [] : [row.seeSomebody],
    offers: row.offer === undefined ? [] : [row.offer],
  });
});

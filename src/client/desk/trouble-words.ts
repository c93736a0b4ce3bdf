/** What the log said, for somebody who never reads one. */
const WORDS: Readonly<Record<string, string>> = {
  'request failed': 'Something could not be answered',
  'The database does not answer.': 'The data could not be reached',
  'The database cannot be written to.': 'Nothing could be saved for a while',
  'The database is older than the program.': 'The data is older than the program',
  'The disk is nearly full.': 'The disk is nearly full',
  'background job failed': 'Some work in the background failed; it is done again by itself',
  'card processor request failed': 'Stripe could not be asked; the buyer was told to try again',
  'card processor events could not be listed': 'Stripe could not be asked what was paid; we ask again',
  'purchase could not be reconciled': 'A purchase could not be compared with Stripe; we try again',
  'email could not be sent, will be retried': 'A letter could not be sent; we try again',
  'email given up': 'A letter did not arrive, and was let go of',
  'reminder could not be queued': 'A reminder could not be written; we try again',
  'a copy could not be brought back': 'A copy could not be brought back; what was here before is here again',
};

export const troubleText = (what: string): string => WORDS[what] ?? 'Something was out of order';

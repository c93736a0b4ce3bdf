/** What the log said, for somebody who never reads one. */
const WORDS: Readonly<Record<string, string>> = {
  'request failed': 'Something could not be answered',
  'The database does not answer.': 'The data could not be reached',
  'The database cannot be written to.': 'Nothing could be saved for a while',
  'The database is older than the program.': 'The data is older than the program',
  'The disk is nearly full.': 'The disk is nearly full',
  'card processor request failed': 'Stripe could not be asked; the buyer was told to try again',
  'card processor events could not be listed': 'Stripe could not be asked what was paid; we ask again',
  'purchase could not be reconciled': 'A purchase could not be compared with Stripe; we try again',
  'email could not be sent, will be retried': 'A letter could not be sent; we try again',
  'email given up': 'A letter did not arrive, and was let go of',
  'reminder could not be queued': 'A reminder could not be written; we try again',
  'a copy could not be brought back': 'A copy could not be brought back; what was here before is here again',
};

/** Work in the background, by its name in the log. */
const JOBS: Readonly<Record<string, string>> = {
  'queue reminders': 'Reminders of workouts',
  'queue the letters to whoever covers': 'Letters to whoever covers',
  'send the letters of gifts': 'Letters of gifts',
  'send e-mails': 'Sending letters',
  'tell owners what needs them': 'Telling you what needs you',
  'forget what has run out': 'Tidying up',
  'look after purchases': 'Looking after purchases',
  'follow what was set at the desk': 'Following the settings and the price',
  'follow what was written at the desk': 'Following changed words',
  'keep what was out of order': 'Keeping this list',
  'daily backup': 'The copy of the night',
};

/** @param detail of work in the background its name, and why it failed. */
export function troubleText(what: string, detail: string | null): string {
  const job = JOBS[detail?.split(':', 1)[0] ?? ''] ?? 'Some work in the background';
  if (what === 'background job failed') return `${job} failed; it is tried again by itself`;
  if (what === 'background job works again') return `${job} works again; nothing is left to do`;
  return WORDS[what] ?? 'Something was out of order';
}

import { z } from 'zod';
import { REFUND_POLICIES } from '#domain/purchases/start-at-once.ts';

/** How long the operator keeps things, and how soon she answers: the numbers that the legal pages and e-mails print. */
export const SitePeriodsSchema = z.object({
  /** Years for which the record of a purchase is kept for tax. */
  taxYears: z.int(),
  /** Months for which progress is kept, at least, after access has ended. */
  inactiveMonths: z.int(),
  /** Days until something deleted has left the backups. */
  backupDays: z.int(),
  /** Days for which server logs are kept. */
  logDays: z.int(),
  /** Days of notice before the programme closes. */
  closingNoticeDays: z.int(),
  /** Working days that a bank takes for a refund. */
  refundWorkingDays: z.int(),
  /** Working days within which support answers. */
  supportWorkingDays: z.int(),
});

/** What the operator says of herself and what may be shown of everybody: no personal data. Empty text is "not set". */
export const SiteSchema = z.object({
  company: z.string(),
  /** Postal, on one line. */
  address: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  supportEmail: z.string(),
  /** For questions about personal data; the support address where no other is set. */
  privacyEmail: z.string(),
  supportPhone: z.string(),
  /** Registration with the Information Commissioner's Office. */
  icoNumber: z.string(),
  /** Who keeps the servers, and where. */
  host: z.string(),
  hostCountry: z.string(),
  /** Who delivers the e-mails. */
  mailProvider: z.string(),
  /** Empty in the sandbox, where nobody takes money. */
  paymentProvider: z.string(),
  /** Who checked the safety questions and rules, and which version of them; null where nobody has. */
  clinician: z
    .object({
      name: z.string(),
      /** Of a professional register, with the number. */
      register: z.string(),
      checkedOn: z.string(),
      version: z.int(),
    })
    .nullable(),
  /** Who checked which version of which course; a medical one without a mark for its version is off. */
  checkedCourses: z.array(
    z.object({
      course: z.string(),
      name: z.string(),
      register: z.string(),
      checkedOn: z.string(),
      version: z.int(),
    }),
  ),
  /** The separate 1:1 coaching, null where none is linked. */
  coaching: z.object({ coachName: z.string(), url: z.string() }).nullable(),
  /** What people really said, none below the floor at which anything is shown (product §10). */
  quotes: z.array(z.object({ text: z.string(), name: z.string() })),
  refundPolicy: z.enum(REFUND_POLICIES),
  periods: SitePeriodsSchema,
  /** Whether a lawyer has checked the legal pages; until then they are marked as drafts. */
  legalReviewed: z.boolean(),
  /** Real counts, null below the floor at which they may be shown (product §10). */
  members: z.int().nullable(),
  workouts: z.int().nullable(),
  /** Whether whoever asks may buy: before the opening a stranger may not (product §4). */
  isOpen: z.boolean(),
  /** Whether a purchase may start without an account. */
  guestCheckout: z.boolean(),
  /** What lifetime access costs now, before a code takes something off. */
  pricePence: z.int(),
  /** The places of words that are not as they were shipped; the text beside each changes with them (decision 66). */
  words: z.record(z.string(), z.string()),
});
export type Site = z.infer<typeof SiteSchema>;

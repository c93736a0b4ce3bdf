import { z } from 'zod';
import { REFUND_POLICIES } from '#domain/purchases/start-at-once.ts';

/** How long the owner keeps data, and how soon support answers: the numbers in the legal pages and emails. */
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

/** What the owner says of the seller, and public facts of the site; no personal data. An empty text means "not set". */
export const SiteSchema = z.object({
  company: z.string(),
  /** The postal address, on one line. */
  address: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  /** The rate of VAT in whole per cent; it counts only beside a VAT number. */
  vatPercent: z.int(),
  supportEmail: z.string(),
  /** The address for questions about personal data; the support address where no other is set. */
  privacyEmail: z.string(),
  supportPhone: z.string(),
  /** The number of the registration with the Information Commissioner's Office. */
  icoNumber: z.string(),
  /** The company that hosts the servers, and where. */
  host: z.string(),
  hostCountry: z.string(),
  /** The company that delivers the emails. */
  mailProvider: z.string(),
  /** The company that keeps the backups away from the machine, and where; null where nobody does. */
  backupStorage: z.object({ company: z.string(), country: z.string() }).nullable(),
  /** The company that takes payments; empty in the sandbox, where nobody takes money. */
  paymentProvider: z.string(),
  /** The clinician who checked the safety questions and rules, and the version of them; null where nobody has. */
  clinician: z
    .object({
      name: z.string(),
      /** The professional register, with the clinician's number in it. */
      register: z.string(),
      checkedOn: z.string(),
      version: z.int(),
    })
    .nullable(),
  /** The clinicians who checked a version of a course; a medical course without a check for its version is off. */
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
  /** What members really said; empty below the number of members from which quotes are shown (product §10). */
  quotes: z.array(z.object({ text: z.string(), name: z.string() })),
  refundPolicy: z.enum(REFUND_POLICIES),
  periods: SitePeriodsSchema,
  /** Whether a lawyer has checked the legal pages; until then they are marked as drafts. */
  legalReviewed: z.boolean(),
  /** The real number of members; null below the number from which it is shown (product §10). */
  members: z.int().nullable(),
  workouts: z.int().nullable(),
  /** Whether the caller may buy: before the opening a stranger may not (product §4). */
  isOpen: z.boolean(),
  /** Whether a purchase may start without an account. */
  guestCheckout: z.boolean(),
  /** The price of lifetime access now, in pence, before a code takes something off. */
  pricePence: z.int(),
  /** The places whose words differ from the shipped ones, each with a tag that changes with them (decision 66). */
  words: z.record(z.string(), z.string()),
});
export type Site = z.infer<typeof SiteSchema>;

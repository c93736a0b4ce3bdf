import { z } from 'zod';

/** An instant in UTC as people and programs read it, "2026-11-20T09:00:00.000Z". */
const InstantTextSchema = z.string();

const ExportedPurchaseSchema = z.object({
  reference: z.string(),
  email: z.string().nullable(),
  amountPence: z.int(),
  /** The price at that time, before a code took something off. */
  fullPricePence: z.int(),
  offerCode: z.string().nullable(),
  currency: z.string(),
  amountRefundedPence: z.int(),
  /** "GB", of the buyer's card; null until the card processor says so. */
  cardCountry: z.string().nullable(),
  status: z.string(),
  /** Another person paid for it. */
  isGift: z.boolean(),
  createdAt: InstantTextSchema,
  paidAt: InstantTextSchema.nullable(),
  /** What the buyer agreed to before paying, where an agreement was asked for. */
  consent: z
    .object({ version: z.string(), at: InstantTextSchema.nullable(), address: z.string().nullable() })
    .nullable(),
});

const ExportedGiftSchema = z.object({
  reference: z.string(),
  status: z.string(),
  amountPence: z.int(),
  fullPricePence: z.int(),
  offerCode: z.string().nullable(),
  amountRefundedPence: z.int(),
  cardCountry: z.string().nullable(),
  giverName: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string().nullable(),
  note: z.string(),
  way: z.string(),
  deliverOn: z.string().nullable(),
  createdAt: InstantTextSchema,
  paidAt: InstantTextSchema.nullable(),
  claimedAt: InstantTextSchema.nullable(),
});

const ExportedWorkoutSchema = z.object({
  day: z.string(),
  completedAt: InstantTextSchema,
  block: z.int(),
  week: z.int(),
  workout: z.string(),
  edition: z.string(),
  /** The number of the workout in its edition. */
  number: z.int(),
  length: z.string(),
  durationMinutes: z.int(),
  activeSeconds: z.int().nullable(),
  rating: z.int().nullable(),
  effort: z.string().nullable(),
  mood: z.string().nullable(),
  notes: z.string(),
});

/** Everything that is kept of one account, for its owner (product §3). */
export const AccountExportSchema = z.object({
  exportedAt: InstantTextSchema,
  /** What operators did about the member at the desk. */
  desk: z.array(
    z.object({
      at: InstantTextSchema,
      operator: z.string(),
      action: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** The note that operators wrote about the member; null where there is none. */
  deskNote: z.string().nullable(),
  account: z.object({
    id: z.string(),
    email: z.string(),
    emailConfirmedAt: InstantTextSchema.nullable(),
    pendingEmail: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    createdAt: InstantTextSchema,
    currentBlock: z.int(),
    stepGoal: z.int().nullable(),
    restPasses: z.boolean(),
  }),
  signIns: z.array(
    z.object({
      device: z.string(),
      signedInAt: InstantTextSchema,
      lastUsedAt: InstantTextSchema,
      until: InstantTextSchema,
    }),
  ),
  purchases: z.array(ExportedPurchaseSchema),
  /** The gifts that the member has given; a gift that the member received is among the purchases, without its price. */
  gifts: z.array(ExportedGiftSchema),
  blocks: z.array(
    z.object({
      block: z.int(),
      startedAt: InstantTextSchema,
      completedAt: InstantTextSchema.nullable(),
      pace: z.string().nullable(),
    }),
  ),
  workouts: z.array(ExportedWorkoutSchema),
  steps: z.array(z.object({ day: z.string(), steps: z.int() })),
  stepGoals: z.array(z.object({ from: z.string(), stepGoal: z.int() })),
  /** The versions of the health disclaimer to which the member agreed, being 18 or over. */
  healthAgreements: z.array(z.object({ version: z.string(), agreedAt: InstantTextSchema })),
  /** Every answer of the member to the newsletter, and the version of the words that was asked. */
  newsletter: z.array(z.object({ at: InstantTextSchema, answer: z.string(), wording: z.string() })),
  /** The emails that this yes brought, as long as that is kept, and what became of each; null while it is on its way. */
  /** The yes to one email about a payment that was not finished, as long as it is kept. */
  checkoutReminders: z.array(z.object({ at: InstantTextSchema, wording: z.string(), email: z.string() })),
  newsletterEmails: z.array(z.object({ at: InstantTextSchema, subject: z.string(), outcome: z.string().nullable() })),
  /** When the member means to work out, where it is known; a calendar's address is kept as a hash only. */
  workoutDays: z
    .object({
      /** Places in the week, 0 for Monday to 6 for Sunday. */
      weekdays: z.array(z.int()),
      startsAt: z.string(),
      zone: z.string(),
      emailRemindersSince: InstantTextSchema.nullable(),
      lastReminderDay: z.string().nullable(),
      calendarAddressMadeAt: InstantTextSchema.nullable(),
    })
    .nullable(),
  /** The member's sitter, with the answers; the link is kept as a hash only. */
  sitter: z
    .object({
      name: z.string(),
      showsTime: z.boolean(),
      madeAt: InstantTextSchema,
      endedAt: InstantTextSchema.nullable(),
      answers: z.array(z.object({ day: z.string(), answer: z.string(), answeredAt: InstantTextSchema })),
    })
    .nullable(),
});
export type AccountExport = z.infer<typeof AccountExportSchema>;
export type ExportedWorkout = z.infer<typeof ExportedWorkoutSchema>;
export type ExportedGift = z.infer<typeof ExportedGiftSchema>;
export type ExportedPurchase = z.infer<typeof ExportedPurchaseSchema>;

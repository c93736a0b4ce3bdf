import { z } from 'zod';

/** An instant in UTC as people and programs read it, "2026-11-20T09:00:00.000Z". */
const InstantTextSchema = z.string();

const ExportedPurchaseSchema = z.object({
  reference: z.string(),
  email: z.string().nullable(),
  amountPence: z.int(),
  /** The price at that time, of which a code may have taken something off. */
  fullPricePence: z.int(),
  offerCode: z.string().nullable(),
  currency: z.string(),
  amountRefundedPence: z.int(),
  status: z.string(),
  /** Somebody else paid for it. */
  isGift: z.boolean(),
  createdAt: InstantTextSchema,
  paidAt: InstantTextSchema.nullable(),
  /** What was agreed to before paying, where anything was asked. */
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
  /** Of the workout in its edition. */
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
  /** What was done about her at the coach's desk. */
  desk: z.array(
    z.object({
      at: InstantTextSchema,
      operator: z.string(),
      action: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** What operators wrote down about her; null for nothing. */
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
  /** What she has given to others; what was given to her is among the purchases, without what was paid. */
  gifts: z.array(ExportedGiftSchema),
  blocks: z.array(
    z.object({
      block: z.int(),
      startedAt: InstantTextSchema,
      completedAt: InstantTextSchema.nullable(),
      road: z.string().nullable(),
    }),
  ),
  workouts: z.array(ExportedWorkoutSchema),
  steps: z.array(z.object({ day: z.string(), steps: z.int() })),
  stepGoals: z.array(z.object({ from: z.string(), stepGoal: z.int() })),
  /** Versions of the health disclaimer that she agreed to, being 18 or over. */
  healthAgreements: z.array(z.object({ version: z.string(), agreedAt: InstantTextSchema })),
  /** What she said to letters from the coach, each time, and to which version of the words. */
  letters: z.array(z.object({ at: InstantTextSchema, answer: z.string(), wording: z.string() })),
  /** When she means to work out, if she told us; a calendar's address is kept as a hash only. */
  workoutDays: z
    .object({
      /** 0 for Monday to 6 for Sunday. */
      weekdays: z.array(z.int()),
      startsAt: z.string(),
      zone: z.string(),
      emailRemindersSince: InstantTextSchema.nullable(),
      lastReminderDay: z.string().nullable(),
      calendarAddressMadeAt: InstantTextSchema.nullable(),
    })
    .nullable(),
  /** Whom she asked to cover for her, with what was answered; the link is kept as a hash only. */
  cover: z
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

import { z } from 'zod';
import { CalendarDaySchema } from '#contract/fields.ts';
import { NEWSLETTER_STATES } from '#domain/emails/newsletter-sending.ts';
import { NEWSLETTER_SERIES } from '#domain/emails/newsletter-series.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

const NEWSLETTER_FIELDS = {
  id: z.string(),
  state: z.enum(NEWSLETTER_STATES),
  /** The subject of a draft may still be empty. */
  subject: z.string(),
  madeAt: InstantSchema,
  madeBy: z.string(),
  /** When it goes out, of one that waits. */
  sendAt: InstantSchema.nullable(),
  beganAt: InstantSchema.nullable(),
  endedAt: InstantSchema.nullable(),
  /** An operator stopped it, or it stopped by itself because too many copies came back. */
  stoppedBy: z.enum(['operator', 'came_back']).nullable(),
  /** How many had said yes when it began. */
  people: z.int(),
  /** How many of them had had another email within the week. */
  passedOver: z.int(),
  /** How many copies a mail server took. */
  sent: z.int(),
  cameBack: z.int(),
  /** How many said no by the link in it. */
  unsubscribed: z.int(),
};

/** An email of the owner to the members who said yes. */
export const NewsletterSchema = z.object(NEWSLETTER_FIELDS);
export type Newsletter = z.infer<typeof NewsletterSchema>;

/** A page of them, the newest first, and how many have said yes. */
export const NewslettersAnswerSchema = z.object({
  newsletters: z.array(NewsletterSchema),
  next: z.string().nullable(),
  agreed: z.int(),
});
export type NewslettersAnswer = z.infer<typeof NewslettersAnswerSchema>;

/** One of them, with its text and those to whom it could not be brought. */
export const NewsletterAnswerSchema = z.object({
  ...NEWSLETTER_FIELDS,
  /** Empty of a draft, whose texts are a draft of its place. */
  fields: z.record(z.string(), z.string()),
  /** How many have said yes now. */
  agreed: z.int(),
  /** How many of these had an email within the week; 10,000 for any more. */
  writtenTo: z.int(),
  cameBackFrom: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string().nullable() })),
});
export type NewsletterAnswer = z.infer<typeof NewsletterAnswerSchema>;

/** Begins a draft, with the text of another one where one is named. */
export const NewNewsletterSchema = z.object({ from: z.string().max(60).optional() });

/** The answer to a draft that was begun. */
export const NewsletterMadeSchema = z.object({ message: z.string(), id: z.string() });
export type NewsletterMade = z.infer<typeof NewsletterMadeSchema>;

const SeenRevisionSchema = z.int().min(1, 'Write your email first.').max(1_000_000_000);

/** The draft that the operator saw; of two changes at once, one is kept. */
export const SeenNewsletterSchema = z.object({ seenRevision: SeenRevisionSchema });

/** Sends the draft that was seen, now or on a day at a time in London. */
export const SendNewsletterSchema = z.object({
  seenRevision: SeenRevisionSchema,
  day: z
    .literal('')
    .transform(() => null)
    .or(CalendarDaySchema)
    .nullable(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 10:00.'),
});
export type SendNewsletter = z.infer<typeof SendNewsletterSchema>;

/** Every series: whether it is on, and what came of it. */
export const SeriesAnswerSchema = z.object({
  agreed: z.int(),
  series: z.array(
    z.object({
      id: z.enum(NEWSLETTER_SERIES),
      isOn: z.boolean(),
      /** It stopped by itself, because too many came back. */
      hasStopped: z.boolean(),
      sent: z.int(),
      cameBack: z.int(),
      unsubscribed: z.int(),
      /** The subjects of its emails, in the owner's words. */
      emails: z.array(z.object({ place: z.string(), subject: z.string() })),
    }),
  ),
});
export type SeriesAnswer = z.infer<typeof SeriesAnswerSchema>;

/** Switches a series on or off. */
export const SwitchSeriesSchema = z.object({ isOn: z.boolean() });

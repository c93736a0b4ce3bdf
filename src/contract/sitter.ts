import { z } from 'zod';
import { SITTER_ANSWERS } from '#domain/sitter/sitter.ts';
import { CalendarDaySchema, EmailSchema, LastNameSchema } from './fields.ts';

/** Asks a sitter: the sitter's name, which may be empty, and whether the sitter sees times or days alone. */
export const SitterInvitationSchema = z.object({ name: LastNameSchema, showsTime: z.boolean().default(true) });
export type SitterInvitation = z.input<typeof SitterInvitationSchema>;

/** What a member knows of the sitter. */
export const OwnSitterSchema = z.object({
  /** The sitter; null while nobody is asked. */
  sitter: z
    .object({
      /** The sitter's name; empty where the member gave none. */
      name: z.string(),
      showsTime: z.boolean(),
      /** When the link was made, in epoch milliseconds. */
      madeAt: z.int(),
      /** When the sitter ended it, in epoch milliseconds; null while it holds. */
      endedAt: z.int().nullable(),
    })
    .nullable(),
});
export type OwnSitter = z.infer<typeof OwnSitterSchema>;

/** A new link for a sitter, which is shown only once: only its hash is kept. */
export const NewSitterSchema = OwnSitterSchema.extend({
  /** The path without the site's own address; the secret stands after the #. */
  path: z.string(),
});
export type NewSitter = z.infer<typeof NewSitterSchema>;

/** The token that the link carries after its `#`. */
const LinkTokenSchema = z.string().max(200);

/** Opens the sitter's page. */
export const SitterLinkSchema = z.object({ token: LinkTokenSchema });

const AnswerSchema = z.enum(SITTER_ANSWERS);

/** The sitter's answer for a session. `from` is the time that the page showed: nobody says yes to another time. */
export const SitterAnswerSchema = SitterLinkSchema.extend({
  day: CalendarDaySchema,
  from: z.string().max(5).nullable(),
  answer: AnswerSchema,
});

/** All that a sitter sees: the member's first name, and when the member means to train. */
export const SitterPageSchema = z.object({
  firstName: z.string(),
  /** The sessions of the next seven days, in order. */
  sessions: z.array(
    z.object({
      day: z.string(),
      /** The time by the member's clock; null where the member shares days only. */
      from: z.string().nullable(),
      until: z.string().nullable(),
      /** How many minutes it takes at most, the same for every session. */
      minutes: z.int(),
      /** The sitter's answer; null while there is none. */
      answer: AnswerSchema.nullable(),
    }),
  ),
  /** The sitter's calendar follows these days. */
  hasCalendar: z.boolean(),
  /**
   * Whether an email with these days is sent every week; one that was asked for waits until its address is confirmed.
   */
  emails: z.enum(['none', 'asked', 'weekly']),
});
export type SitterPage = z.infer<typeof SitterPageSchema>;

/** Asks for a new address for the sitter's calendar, which ends the one before, or ends it without a new one. */
export const SitterCalendarSchema = SitterLinkSchema.extend({ isWanted: z.boolean() });
/** The answer about the address of the sitter's calendar. */
export const SitterCalendarAnswerSchema = z.object({
  /** The path without the site's own address, shown only once; null when there is none any more. */
  path: z.string().nullable(),
});
export type SitterCalendarAnswer = z.infer<typeof SitterCalendarAnswerSchema>;

/** The address for the weekly email, which is sent once that address has confirmed it; null ends it. */
export const SitterEmailsSchema = SitterLinkSchema.extend({ email: EmailSchema.nullable() });

import { z } from 'zod';
import { SITTER_ANSWERS } from '#domain/sitter/sitter.ts';
import { CalendarDaySchema, EmailSchema, LastNameSchema } from './fields.ts';

/** Asking somebody to cover: who it is, if she says so, and whether her times are told or the days alone. */
export const SitterInvitationSchema = z.object({ name: LastNameSchema, showsTime: z.boolean().default(true) });
export type SitterInvitation = z.input<typeof SitterInvitationSchema>;

/** What she knows of the person who covers for her. */
export const OwnSitterSchema = z.object({
  /** Null while nobody is asked. */
  cover: z
    .object({
      /** Empty if she named nobody. */
      name: z.string(),
      showsTime: z.boolean(),
      /** Epoch milliseconds. */
      madeAt: z.int(),
      /** When it was ended from the other side, epoch milliseconds; null while it stands. */
      endedAt: z.int().nullable(),
    })
    .nullable(),
});
export type OwnSitter = z.infer<typeof OwnSitterSchema>;

/** The link is told this once: only its hash is kept. */
export const NewSitterSchema = OwnSitterSchema.extend({
  /** Without the site's own address; the secret stands after the #. */
  path: z.string(),
});
export type NewSitter = z.infer<typeof NewSitterSchema>;

/** What the link carries after its `#`. */
const LinkTokenSchema = z.string().max(200);

/** Opening the page of the person who covers. */
export const SitterLinkSchema = z.object({ token: LinkTokenSchema });

const AnswerSchema = z.enum(SITTER_ANSWERS);

/** A tap on that page. `from` is the time that it showed: nobody says yes to another one. */
export const SitterAnswerSchema = SitterLinkSchema.extend({
  day: CalendarDaySchema,
  from: z.string().max(5).nullable(),
  answer: AnswerSchema,
});

/** All that the person who covers is told: her first name, and when she means to train. */
export const SitterPageSchema = z.object({
  firstName: z.string(),
  /** The next seven days, in order. */
  sessions: z.array(
    z.object({
      day: z.string(),
      /** The clock where she is; null where she tells days only. */
      from: z.string().nullable(),
      until: z.string().nullable(),
      /** How long it takes at most: the same for every session. */
      minutes: z.int(),
      /** What was said here. */
      answer: AnswerSchema.nullable(),
    }),
  ),
  /** A calendar follows. */
  hasCalendar: z.boolean(),
  /** Whether a letter with these days comes every week; asked for, it waits until its address is confirmed. */
  letters: z.enum(['none', 'asked', 'weekly']),
});
export type SitterPage = z.infer<typeof SitterPageSchema>;

/** A new address for his calendar, which ends the one before; or none any more. */
export const SitterCalendarSchema = SitterLinkSchema.extend({ isWanted: z.boolean() });
export const SitterCalendarAnswerSchema = z.object({
  /** Without the site's own address, told this once; null when there is none any more. */
  path: z.string().nullable(),
});
export type SitterCalendarAnswer = z.infer<typeof SitterCalendarAnswerSchema>;

/** Where the weekly letter shall go, once that address has said so itself; or nowhere any more. */
export const SitterEmailsSchema = SitterLinkSchema.extend({ email: EmailSchema.nullable() });

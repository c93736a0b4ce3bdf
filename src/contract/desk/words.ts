import { z } from 'zod';
import { FieldProblemSchema } from '#contract/errors.ts';
import { CalendarDaySchema, textUpTo } from '#contract/fields.ts';
import { WORDS_GROUPS } from '#domain/words/words.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

/** Longer than any field may be when it is published. */
const DRAFT_MAX_LENGTH = 12_000;
const MOST_FIELDS = 200;

/** Who read which version, and on which day. */
export const WordsMarkSchema = z.object({
  version: z.int(),
  name: z.string(),
  register: z.string(),
  checkedOn: z.string(),
  keptBy: z.string(),
});
/** An answer of {@link WordsMarkSchema}. */
export type WordsMark = z.infer<typeof WordsMarkSchema>;

const PLACE_FIELDS = {
  id: z.string(),
  name: z.string(),
  about: z.string(),
  group: z.enum(WORDS_GROUPS),
  /** 0: as shipped. */
  version: z.int(),
  publishedAt: InstantSchema.nullable(),
  author: z.string().nullable(),
  /** The newest mark, whichever version it is on. */
  mark: WordsMarkSchema.nullable(),
  /** The page says of itself that it is a draft. */
  isDraftPage: z.boolean(),
  /** What stands in site.json is shown in its place, and changed there. */
  isSetOutside: z.boolean(),
  /** Hidden until there are so many members; null where it is shown. */
  shownFrom: z.object({ members: z.int(), now: z.int() }).nullable(),
};

export const DeskWordsSchema = z.object({
  places: z.array(z.object({ ...PLACE_FIELDS, draft: z.object({ author: z.string(), at: InstantSchema }).nullable() })),
});
/** An answer of {@link DeskWordsSchema}. */
export type DeskWords = z.infer<typeof DeskWordsSchema>;

const FieldSchema = z.object({
  id: z.string(),
  label: z.string(),
  shipped: z.string(),
  /** What is shown now. */
  published: z.string(),
  max: z.int(),
  isLong: z.boolean(),
  mayBeEmpty: z.boolean(),
  slots: z.array(z.string()),
  keeps: z.array(z.string()),
});
/** One field of a place, as the desk shows it. */
export type DeskWordsField = z.infer<typeof FieldSchema>;

export const WordsPlaceAnswerSchema = z.object({
  ...PLACE_FIELDS,
  path: z.string().nullable(),
  isAgreedTo: z.boolean(),
  sections: z.array(z.object({ title: z.string(), fields: z.array(FieldSchema) })),
  draft: z
    .object({
      fields: z.record(z.string(), z.string()),
      revision: z.int(),
      author: z.string(),
      at: InstantSchema,
      /** Why it could not be published as it stands. */
      problems: z.array(FieldProblemSchema),
    })
    .nullable(),
  /** Newest first, without what was shipped. */
  history: z.array(z.object({ version: z.int(), author: z.string(), at: InstantSchema, changed: z.int() })),
  /** How many members agreed to which version; empty where nobody is asked. */
  agreements: z.array(z.object({ version: z.string(), members: z.int() })),
});
/** An answer of {@link WordsPlaceAnswerSchema}. */
export type WordsPlaceAnswer = z.infer<typeof WordsPlaceAnswerSchema>;

/** What was seen when a change was made: of two at once, one is kept. */
const SEEN = {
  seenVersion: z.int().min(0).max(1_000_000),
  /** 0 where there was no draft. */
  seenRevision: z.int().min(0).max(1_000_000_000),
};

/** Unknown fields are left out, as every field that is not given stays as it is. */
export const WordsDraftSchema = z.object({
  ...SEEN,
  fields: z
    .record(z.string().max(60), textUpTo(DRAFT_MAX_LENGTH))
    .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, 'These are too many fields.'),
});

export const WordsDraftAnswerSchema = z.object({
  message: z.string(),
  revision: z.int(),
  at: InstantSchema,
  problems: z.array(FieldProblemSchema),
});
/** An answer of {@link WordsDraftAnswerSchema}. */
export type WordsDraftAnswer = z.infer<typeof WordsDraftAnswerSchema>;

/** Publishes the draft, or lets go of it. */
export const WordsSeenSchema = z.object(SEEN);

export const WordsVersionRouteSchema = z.object({ place: z.string(), version: z.coerce.number().int().min(0) });

export const WordsVersionSchema = z.object({
  version: z.int(),
  author: z.string(),
  at: InstantSchema.nullable(),
  fields: z.record(z.string(), z.string()),
  /** Against the version before it, field by field in the order of the page. */
  differences: z.array(
    z.object({
      label: z.string(),
      parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
    }),
  ),
});
/** An answer of {@link WordsVersionSchema}. */
export type WordsVersion = z.infer<typeof WordsVersionSchema>;

const NameSchema = textUpTo(120).trim().min(1, 'Enter a name.');

/** That somebody has read the version that is shown now. */
export const WordsReadSchema = z.object({
  seenVersion: SEEN.seenVersion,
  name: NameSchema,
  register: textUpTo(120).trim().default(''),
  checkedOn: CalendarDaySchema,
});

/** What a clinician has put a name to, or has not yet. */
export const ClinicianMarksSchema = z.object({
  marks: z.array(
    z.object({
      subject: z.string(),
      name: z.string(),
      version: z.int(),
      /** The newest mark, whichever version it is on. */
      mark: WordsMarkSchema.nullable(),
      /** Said in `site.json`, which goes first. */
      isSetOutside: z.boolean(),
    }),
  ),
});
/** An answer of {@link ClinicianMarksSchema}. */
export type ClinicianMarks = z.infer<typeof ClinicianMarksSchema>;

/** That a clinician has checked the version that is shipped. */
export const ClinicianMarkSchema = z.object({
  subject: z.string().max(60),
  seenVersion: SEEN.seenVersion,
  name: NameSchema,
  register: textUpTo(120).trim().min(1, 'Enter the register and the number in it.'),
  checkedOn: CalendarDaySchema,
});

/** The mark that was seen: one that was kept in its place meanwhile stays. */
const SEEN_MARK = { version: SEEN.seenVersion, name: NameSchema, checkedOn: CalendarDaySchema };

/** Takes back that a lawyer has read it. */
export const TakeBackReadSchema = z.object(SEEN_MARK);

/** Takes back that a clinician has checked it. */
export const TakeBackMarkSchema = z.object({ subject: z.string().max(60), ...SEEN_MARK });

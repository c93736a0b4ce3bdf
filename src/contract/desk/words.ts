import { z } from 'zod';
import { FieldProblemSchema } from '#contract/errors.ts';
import { CalendarDaySchema, textUpTo } from '#contract/fields.ts';
import { PICTURE_KINDS } from '#domain/words/picture.ts';
import { WORDS_GROUPS } from '#domain/words/words.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** The longest text of a draft, in characters; longer than any published field may be. */
const DRAFT_MAX_LENGTH = 12_000;
const MOST_FIELDS = 200;

/** A check: who has checked which version, and on which day. */
export const WordsCheckSchema = z.object({
  version: z.int(),
  name: z.string(),
  register: z.string(),
  checkedOn: z.string(),
  keptBy: z.string(),
});
/** An answer of {@link WordsCheckSchema}. */
export type WordsCheck = z.infer<typeof WordsCheckSchema>;

const PLACE_FIELDS = {
  id: z.string(),
  name: z.string(),
  about: z.string(),
  group: z.enum(WORDS_GROUPS),
  /** The version; 0 means the shipped words. */
  version: z.int(),
  publishedAt: InstantSchema.nullable(),
  author: z.string().nullable(),
  /** The newest check, on any version. */
  check: WordsCheckSchema.nullable(),
  /** The page says that it is a draft. */
  isDraftPage: z.boolean(),
  /** Nothing of it is shipped: it is there from its first published version on. */
  startsEmpty: z.boolean(),
  /** The text of site.json is shown in its place, and changed there. */
  isSetOutside: z.boolean(),
  /** The number of members from which it is shown, and the number now; null where it is shown. */
  shownFrom: z.object({ members: z.int(), now: z.int() }).nullable(),
};

const DRAFT_FIELDS = {
  author: z.string(),
  at: InstantSchema,
  /** The day on which it is published by itself; null where nobody chose one. */
  publishOn: z.string().nullable(),
};

/** All places of words. */
export const DeskWordsSchema = z.object({
  places: z.array(z.object({ ...PLACE_FIELDS, draft: z.object(DRAFT_FIELDS).nullable() })),
});
/** An answer of {@link DeskWordsSchema}. */
export type DeskWords = z.infer<typeof DeskWordsSchema>;

const FieldSchema = z.object({
  id: z.string(),
  label: z.string(),
  shipped: z.string(),
  /** The text that is shown now. */
  published: z.string(),
  max: z.int(),
  isLong: z.boolean(),
  /** The text is the id of a picture of this kind. */
  picture: z.enum(PICTURE_KINDS).nullable(),
  /** The text is the id of a film or photo that may stand here. */
  media: z.enum(['film', 'move', 'photo']).nullable(),
  /** The choices of a field that is chosen, with the colours that show each, if there are any. */
  choices: z.array(z.object({ id: z.string(), name: z.string(), colours: z.array(z.string()) })),
  /** Any of the choices may be chosen. */
  isSeveral: z.boolean(),
  mayBeEmpty: z.boolean(),
  slots: z.array(z.string()),
  keeps: z.array(z.string()),
});
/** One field of a place, as the desk shows it. */
export type DeskWordsField = z.infer<typeof FieldSchema>;

/** A place of words, with its draft and its history. */
export const WordsPlaceAnswerSchema = z.object({
  ...PLACE_FIELDS,
  path: z.string().nullable(),
  isAgreedTo: z.boolean(),
  sections: z.array(z.object({ title: z.string(), fields: z.array(FieldSchema) })),
  draft: z
    .object({
      ...DRAFT_FIELDS,
      fields: z.record(z.string(), z.string()),
      revision: z.int(),
      /** Why the draft cannot be published. */
      problems: z.array(FieldProblemSchema),
    })
    .nullable(),
  /** The published versions, the newest first, without the shipped one. */
  history: z.array(z.object({ version: z.int(), author: z.string(), at: InstantSchema, changed: z.int() })),
  /** How many members agreed to each version; empty where nobody is asked. */
  agreements: z.array(z.object({ version: z.string(), members: z.int() })),
});
/** An answer of {@link WordsPlaceAnswerSchema}. */
export type WordsPlaceAnswer = z.infer<typeof WordsPlaceAnswerSchema>;

/** The versions that the operator saw when making a change: of two changes at once, one is kept. */
const SEEN = {
  seenVersion: z.int().min(0).max(1_000_000),
  /** The revision of the draft; 0 where there was none. */
  seenRevision: z.int().min(0).max(1_000_000_000),
};

/** Saves a draft. Unknown fields are left out; a field that is not given stays as it is. */
export const WordsDraftSchema = z.object({
  ...SEEN,
  fields: z
    .record(z.string().max(60), textUpTo(DRAFT_MAX_LENGTH))
    .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, 'Too many fields.'),
});

/** The answer to a saved draft. */
export const WordsDraftAnswerSchema = z.object({
  message: z.string(),
  revision: z.int(),
  at: InstantSchema,
  problems: z.array(FieldProblemSchema),
});
/** An answer of {@link WordsDraftAnswerSchema}. */
export type WordsDraftAnswer = z.infer<typeof WordsDraftAnswerSchema>;

/** Discards the draft. */
export const WordsSeenSchema = z.object(SEEN);

/** Publishes the draft, now or by itself on a later day. */
export const PublishWordsSchema = z.object({ ...SEEN, on: CalendarDaySchema.optional() });

/** The place and version of an address. */
export const WordsVersionRouteSchema = z.object({ place: z.string(), version: z.coerce.number().int().min(0) });

/** A published version of a place. */
export const WordsVersionSchema = z.object({
  version: z.int(),
  author: z.string(),
  at: InstantSchema.nullable(),
  fields: z.record(z.string(), z.string()),
  /** The differences from the version before, field by field in the order of the page. */
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

/** Marks the version that is shown now as checked by a lawyer. */
export const LegalCheckSchema = z.object({
  seenVersion: SEEN.seenVersion,
  name: NameSchema,
  register: textUpTo(120).trim().default(''),
  checkedOn: CalendarDaySchema,
});

/** The subjects that a clinician can put a name to, with their checks. */
export const ClinicianChecksSchema = z.object({
  checks: z.array(
    z.object({
      subject: z.string(),
      name: z.string(),
      version: z.int(),
      /** The newest check, on any version. */
      check: WordsCheckSchema.nullable(),
      /** The check is set in `site.json`, which wins. */
      isSetOutside: z.boolean(),
    }),
  ),
});
/** An answer of {@link ClinicianChecksSchema}. */
export type ClinicianChecks = z.infer<typeof ClinicianChecksSchema>;

/** Marks the shipped version of a subject as checked by a clinician. */
export const ClinicianCheckSchema = z.object({
  subject: z.string().max(60),
  seenVersion: SEEN.seenVersion,
  name: NameSchema,
  register: textUpTo(120).trim().min(1, 'Enter their register and number.'),
  checkedOn: CalendarDaySchema,
});

/** The check that the operator saw: another one that was saved meanwhile stays. */
const SEEN_CHECK = { version: SEEN.seenVersion, name: NameSchema, checkedOn: CalendarDaySchema };

/** Takes a lawyer's check back. */
export const TakeBackLegalCheckSchema = z.object(SEEN_CHECK);

/** Takes a clinician's check back. */
export const TakeBackClinicianCheckSchema = z.object({ subject: z.string().max(60), ...SEEN_CHECK });

import { z } from 'zod';
import { textUpTo } from '#contract/fields.ts';
import { CAPTION_LIMITS } from '#domain/media/captions.ts';
import { FILM_LONGEST_MS, MEDIA_KINDS } from '#domain/media/media.ts';

/** The largest photo of 1,600 pixels, and the largest small picture, in base64 characters. */
export const PHOTO_MAX_LENGTH = 2_000_000;
/** See {@link PHOTO_MAX_LENGTH}. */
export const SMALL_MAX_LENGTH = 400_000;

const NameSchema = textUpTo(80).trim().min(1, 'Enter a name.');
const smallPicture = () => z.base64('This isn’t a picture.').max(SMALL_MAX_LENGTH);

const CaptionSchema = z.object({
  fromMs: z.int().min(0).max(FILM_LONGEST_MS),
  toMs: z.int().min(0).max(FILM_LONGEST_MS),
  text: textUpTo(CAPTION_LIMITS.text).trim().min(1, 'Type what you say, or remove this line.'),
});

/** A photo as the browser has made it, in both sizes, in base64. */
export const PhotoSchema = z.object({
  name: NameSchema,
  large: z.base64('This isn’t a picture.').max(PHOTO_MAX_LENGTH),
  small: smallPicture(),
});

/** Makes a film of an upload that has arrived. */
export const FilmSchema = z.object({
  upload: z.string().max(60),
  /** Someone speaks in it. */
  isSpoken: z.boolean(),
  /** A picture out of it, as the browser has made it; empty where it could not. */
  cover: smallPicture().or(z.literal('')),
});

/** Another picture out of a film. */
export const CoverSchema = z.object({ cover: smallPicture() });

/** The film or photo that takes the place of another one. */
export const ReplacementSchema = z.object({ by: z.string().max(80) });

/** The answer to a stored film or photo. */
export const StoredMediumSchema = z.object({ message: z.string(), id: z.string() });
/** An answer of {@link StoredMediumSchema}. */
export type StoredMediumAnswer = z.infer<typeof StoredMediumSchema>;

/** What the owner writes beside a film or photo. */
export const MediumChangeSchema = z.object({
  name: NameSchema,
  description: textUpTo(300).trim(),
  isSpoken: z.boolean(),
  captions: z.array(CaptionSchema).max(CAPTION_LIMITS.count, 'These are too many captions.'),
});

/** A film or photo, and where it is used. */
export const DeskMediumSchema = z.object({
  id: z.string(),
  kind: z.enum(MEDIA_KINDS),
  name: z.string(),
  description: z.string(),
  bytes: z.int(),
  durationMs: z.int(),
  hasSound: z.boolean(),
  isSpoken: z.boolean(),
  captions: z.array(z.object({ fromMs: z.int(), toMs: z.int(), text: z.string() })),
  /** Addresses that open for an hour at most; the small picture's is null where there is none. */
  address: z.string(),
  captionsAddress: z.string().nullable(),
  small: z.string().nullable(),
  /** Its file is not there: a backup was restored without it. */
  isMissing: z.boolean(),
  addedBy: z.string(),
  at: z.int(),
  uses: z.array(z.object({ place: z.string(), placeName: z.string(), field: z.string(), isDraft: z.boolean() })),
});
/** An answer of {@link DeskMediumSchema}. */
export type DeskMedium = z.infer<typeof DeskMediumSchema>;

/** All films and photos, the newest first, and the films on their way. */
export const DeskMediaSchema = z.object({
  media: z.array(DeskMediumSchema),
  uploads: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** With name and size: which file it was. */
      changedAt: z.number(),
      bytes: z.int(),
      /** Null where it was not finished in time, and is gone. */
      arrived: z.int().nullable(),
      begunAt: z.int(),
    }),
  ),
  bytes: z.int(),
  freeBytes: z.int(),
});
/** An answer of {@link DeskMediaSchema}. */
export type DeskMedia = z.infer<typeof DeskMediaSchema>;

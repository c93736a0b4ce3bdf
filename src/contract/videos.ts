import { z } from 'zod';
import { VIDEO_PLACES } from '#programme/workouts/video-place.ts';

/** A video that may stand in for the coach, as a browser loads it. */
export const VideoSchema = z.object({
  /** `frame` is a player's page to embed, `file` a video file. */
  kind: z.enum(['frame', 'file']),
  /** The address: https, or a path of this server. */
  address: z.string(),
  /** The company from which it is loaded, which the member sees before: "YouTube", "Vimeo" or the file's host. */
  host: z.string(),
  /** Of the owner's own film, whose host is empty: it comes from here, by an address that opens for an hour at most. */
  own: z
    .object({
      /** The address of its captions; null where nobody speaks. */
      captions: z.string().nullable(),
      durationMs: z.int(),
      bytes: z.int(),
    })
    .optional(),
});
export type Video = z.infer<typeof VideoSchema>;

/** The videos that the owner has named; where there is none the drawn coach plays (product §2). */
export const VideosSchema = z.partialRecord(z.enum(VIDEO_PLACES), VideoSchema);
export type Videos = z.infer<typeof VideosSchema>;

/** The films and photos that show moves of the owner's own, by their ids: addresses that open for an hour at most. */
export const MoveMediaSchema = z.record(
  z.string(),
  z.object({
    /** The address of the film or photo. */
    address: z.string(),
    /** The address of a still: the film's cover, or the photo, smaller. */
    still: z.string(),
  }),
);
export type MoveMedia = z.infer<typeof MoveMediaSchema>;

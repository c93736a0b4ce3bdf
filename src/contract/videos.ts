import { z } from 'zod';
import { VIDEO_PLACES } from '#programme/workouts/video-place.ts';

/** A video that may stand in for the coach, as a browser loads it. */
export const VideoSchema = z.object({
  /** `frame` is a player's page to embed, `file` a video file. */
  kind: z.enum(['frame', 'file']),
  /** Always https. */
  address: z.string(),
  /** Whose it is, for the member to know before anything is loaded: "YouTube", "Vimeo" or the file's host. */
  host: z.string(),
});
export type Video = z.infer<typeof VideoSchema>;

/** The videos that the operator has named; where there is none the coach plays (product §2). */
export const VideosSchema = z.partialRecord(z.enum(VIDEO_PLACES), VideoSchema);
export type Videos = z.infer<typeof VideosSchema>;

import { z } from 'zod';

/** The largest picture, in base64 characters: some 450 kB. */
export const PICTURE_MAX_LENGTH = 600_000;

/** A picture as the browser has made it small, in base64. */
export const PictureSchema = z.object({ image: z.base64('This isn’t a picture.').max(PICTURE_MAX_LENGTH) });

/** The answer to a stored picture: the id under which texts name it. */
export const StoredPictureSchema = z.object({ message: z.string(), id: z.string() });
/** An answer of {@link StoredPictureSchema}. */
export type StoredPicture = z.infer<typeof StoredPictureSchema>;

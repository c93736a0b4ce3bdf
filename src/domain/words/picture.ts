/** The kinds of pictures: the fewest pixels on each side, and how many the desk makes of a larger one. Both are square. */
export const PICTURES = {
  photo: { least: 400, made: 640 },
  logo: { least: 512, made: 512 },
  picture: { least: 400, made: 640 },
} as const;

/** A key of {@link PICTURES}. */
export type PictureKind = keyof typeof PICTURES;

/** All kinds of pictures. */
export const PICTURE_KINDS = Object.keys(PICTURES) as [PictureKind, ...PictureKind[]];

/** The id of a stored picture: the hash of its bytes, and its type. */
export const PICTURE_ID = /^[0-9a-f]{64}\.(webp|jpg|png)$/;

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** The media type of a stored picture by its id; undefined for what is no such id. */
export const pictureType = (id: string): string | undefined => TYPES[PICTURE_ID.exec(id)?.[1] ?? ''];

/** How a picture is told in lists of what changed: by the beginning of its id. */
export const pictureText = (id: string): string => (id === '' ? '' : `Picture ${id.slice(0, 6)}`);

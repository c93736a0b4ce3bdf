/** The kinds of media: a film, or a photo. */
export const MEDIA_KINDS = ['film', 'photo'] as const;

/** One of {@link MEDIA_KINDS}. */
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** What a place asks for: a film, a photo, or what shows a move, which is a short silent film that loops, or a photo. */
export type MediaWanted = MediaKind | 'move';

/** The id of a stored medium, which is also its file's name: the hash of its bytes, and its type. */
export const MEDIA_ID = /^[0-9a-f]{64}\.(mp4|webm|webp|jpg)$/;

/** The largest film, in bytes. */
export const FILM_MOST_BYTES = 300 * 1024 * 1024;

/** The longest film. */
export const FILM_LONGEST_MS = 40 * 60_000;

/** The longest loop of a move. */
export const LOOP_LONGEST_MS = 15_000;

/** The disk space that an upload must leave, in bytes. */
export const SPARE_BYTES = 1_000_000_000;

/** A photo is made this wide at most, and once more for a phone; a film's cover is as wide as the second. */
export const PHOTO_WIDTHS = { large: 1_600, small: 640 } as const;

/** What the rules of media look at. */
export interface Medium {
  kind: MediaKind;
  /** 0 for a photo. */
  durationMs: number;
  hasSound: boolean;
  /** Someone speaks in it. */
  isSpoken: boolean;
  hasCaptions: boolean;
  /** The file of its small picture, a film's cover; null where it has none. */
  small: string | null;
}

/** Someone speaks in it, and no captions say what: it is not shown. */
export const lacksCaptions = ({ isSpoken, hasCaptions }: Pick<Medium, 'isSpoken' | 'hasCaptions'>): boolean =>
  isSpoken && !hasCaptions;

/** Why a medium cannot stand in a place, in words for the owner; undefined where it can. */
export function mediumProblem(wanted: MediaWanted, medium: Medium | undefined): string | undefined {
  if (!medium) return `Choose the ${MEDIA_NOUNS[wanted]} again.`;
  if (wanted === 'move') return medium.kind === 'photo' ? undefined : loopProblem(medium);
  if (medium.kind !== wanted) return `Choose a ${wanted} here.`;
  return lacksCaptions(medium) ? 'Add captions to this film first.' : undefined;
}

/** What a place asks for, as a noun. */
export const MEDIA_NOUNS: Readonly<Record<MediaWanted, string>> = {
  film: 'film',
  photo: 'photo',
  move: 'film or photo',
};

/** Where there is no network, or less motion is asked for, its cover stands there. */
function loopProblem({ durationMs, hasSound, small }: Medium): string | undefined {
  if (durationMs > LOOP_LONGEST_MS || hasSound)
    return `Choose a film of up to ${LOOP_LONGEST_MS / 1_000} seconds without sound, or a photo.`;
  return small === null ? 'Open this film and choose a moment as its cover first.' : undefined;
}

/** How a medium is told in lists of what changed: by the beginning of its id. */
export const mediumText = (id: string): string =>
  id === '' ? '' : `${/\.(webp|jpg)$/.test(id) ? 'Photo' : 'Film'} ${id.slice(0, 6)}`;

/** "0:09", "6:02": how long a film is. */
export function lengthText(durationMs: number): string {
  const seconds = Math.round(durationMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "38 MB", "1.2 GB", "640 kB". */
export function bytesText(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  return bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${Math.ceil(bytes / 1_000)} kB`;
}

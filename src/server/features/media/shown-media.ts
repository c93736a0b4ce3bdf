import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { MoveMedia, Video, Videos } from '#contract/videos.ts';
import type { ChangedWords } from '#contract/words.ts';
import { type MediaWanted, mediumProblem } from '#domain/media/media.ts';
import { fieldsOf } from '#domain/words/words.ts';
import { mediaOfMoves } from '#programme/moves/move-media.ts';
import { FILMS_PLACE } from '#programme/words/films-place.ts';
import { WORDS_PLACES } from '#programme/words/places.ts';
import { OWN_MOVE_IDS, type ProgrammeWords } from '#programme/words/programme-words.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import * as media from './media.repository.ts';
import type { createMediaLinks } from './media-links.ts';

/** What was published at the desk. */
export interface Words {
  find: (place: string) => ChangedWords | undefined;
  programme: () => ProgrammeWords;
}

const PUBLIC_FIELDS = WORDS_PLACES.flatMap((place) =>
  fieldsOf(place).flatMap(({ id, isPublic }) => (isPublic ? [{ place: place.id, field: id }] : [])),
);

/** A page that needs no access shows it now. */
export const isPublic = (words: Pick<Words, 'find'>, id: string): boolean =>
  PUBLIC_FIELDS.some(({ place, field }) => words.find(place)?.fields[field] === id);

/** The name under which a film's captions are served. */
export const captionsFile = (id: string): string => `${id.slice(0, id.indexOf('.'))}.vtt`;

interface Shower {
  db: Kysely<Database>;
  dataFolder: string;
  links: ReturnType<typeof createMediaLinks>;
  words: Words;
  now: number;
}

/** Where the owner's own films play, for a member: without those that are not to be shown, or whose file is missing. */
export async function ownFilms({ db, dataFolder, links, words, now }: Shower): Promise<Videos> {
  const chosen = Object.entries(words.find(FILMS_PLACE.id)?.fields ?? {}).filter(([, id]) => id !== '');
  const linkTo = links.linksAt(now);
  const films = await shownOf({ db, dataFolder }, 'film', [...new Set(chosen.map(([, id]) => id))]);
  return Object.fromEntries(
    chosen.flatMap(([place, id]): [string, Video][] => {
      const film = films.get(id);
      if (!film) return [];
      const { durationMs, bytes, hasCaptions } = film;
      const captions = hasCaptions ? linkTo(captionsFile(id)) : null;
      const own = { captions, durationMs, bytes };
      return [[place, { kind: 'file', address: linkTo(id), host: '', own }]];
    }),
  );
}

/** What shows the owner's own moves as they are published, for a member; the same are left out. */
export async function moveMedia({ db, dataFolder, links, words, now }: Shower): Promise<MoveMedia> {
  const linkTo = links.linksAt(now);
  const shown = await shownOf({ db, dataFolder }, 'move', mediaOfMoves(OWN_MOVE_IDS, words.programme()));
  return Object.fromEntries(
    [...shown].map(([id, { small }]) => [id, { address: linkTo(id), still: linkTo(small ?? id) }]),
  );
}

/** Those of these that can be shown where this is wanted. */
async function shownOf(
  { db, dataFolder }: Pick<Shower, 'db' | 'dataFolder'>,
  wanted: MediaWanted,
  ids: readonly string[],
): Promise<Map<string, media.StoredMedium>> {
  const folder = mediaFolderOf(dataFolder);
  const found = (await media.of(db, ids)).filter(
    (medium) => mediumProblem(wanted, medium) === undefined && existsSync(join(folder, medium.id)),
  );
  return new Map(found.map((medium) => [medium.id, medium]));
}

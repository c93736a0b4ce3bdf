import { DESK_PATHS, deskMediumPath, deskUploadPath, deskWordsPath } from '#contract/paths.ts';
import { FILMS_PLACE } from '#programme/words/films-place.ts';
import { movePlaceId } from '#programme/words/programme-words.ts';
import { asOperator } from '#tests/desk/as-operator.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { arrivedUpload, beginUpload, keptFilm, mp4Of, tusHeaders, uploadIdIn } from '#tests/desk/films-of-test.ts';
import { webpOf } from '#tests/desk/picture-of-test.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { PrepareRequest } from './valid-request.ts';
import { seenWords } from './valid-words-requests.ts';

let marks = 0;
const film = () => mp4Of({ mark: `valid ${++marks}` });
const picture = () => webpOf(640, 360, ++marks).toString('base64');
const SILENT = { hasSound: false };

const CHANGE = {
  name: 'Push-up',
  description: '',
  isSpoken: true,
  captions: [{ fromMs: 0, toMs: 900, text: 'Down.' }],
};

const pairs = new WeakMap<TestApp, readonly [string, string]>();
/** Two films of this server: to look at each takes a while. */
async function pairOf(server: TestApp): Promise<readonly [string, string]> {
  const known = pairs.get(server);
  if (known) return known;
  const old = await keptFilm(server, SILENT);
  const pair = [old, await keptFilm(server, SILENT, { cover: picture() })] as const;
  pairs.set(server, pair);
  return pair;
}

const changed = new WeakMap<TestApp, Promise<string>>();
/** A film of this server that is changed again and again. */
function changedFilmOf(server: TestApp): Promise<string> {
  const film = changed.get(server) ?? keptFilm(server);
  changed.set(server, film);
  return film;
}

async function draftWith(server: TestApp, place: string, fields: object): Promise<void> {
  const { headers } = await deskOperatorOf(server);
  const url = `${deskWordsPath(place)}/draft`;
  await server.app.inject({ method: 'POST', url, headers, payload: { ...(await seenWords(server, place)), fields } });
}

/** One for each route of the desk that changes media. */
export const VALID_MEDIA_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/desk/media': async (server) =>
    asOperator(server, {
      url: DESK_PATHS.media,
      payload: { upload: await arrivedUpload(server, film()), isSpoken: false, cover: '' },
    }),

  'POST /api/desk/media/photos': (server) => {
    const [large, small] = [webpOf(1_600, 900, ++marks), webpOf(640, 360, marks)].map((one) => one.toString('base64'));
    return asOperator(server, { url: DESK_PATHS.photos, payload: { name: 'Kate', large, small } });
  },

  'POST /api/desk/media/uploads': async (server) => ({
    method: 'POST',
    url: DESK_PATHS.uploads,
    headers: { ...(await tusHeaders(server)), 'upload-length': '1000' },
  }),

  'PATCH /api/desk/media/uploads/:uploadId': async (server) => ({
    method: 'PATCH',
    url: deskUploadPath(uploadIdIn(await beginUpload(server, 1_000))),
    headers: {
      ...(await tusHeaders(server)),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: Buffer.alloc(500),
  }),

  'DELETE /api/desk/media/uploads/:uploadId': async (server) => ({
    method: 'DELETE',
    url: deskUploadPath(uploadIdIn(await beginUpload(server, 1_000))),
    headers: (await deskOperatorOf(server)).headers,
  }),

  'POST /api/desk/media/:mediaId': async (server) =>
    asOperator(server, { url: deskMediumPath(await changedFilmOf(server)), payload: CHANGE }),

  'POST /api/desk/media/:mediaId/cover': async (server) =>
    asOperator(server, {
      url: `${deskMediumPath(await changedFilmOf(server))}/cover`,
      payload: { cover: picture() },
    }),

  // In the drafts of two places.
  'POST /api/desk/media/:mediaId/replace': async (server) => {
    const [old, by] = await pairOf(server);
    await draftWith(server, FILMS_PLACE.id, { b12: old });
    await draftWith(server, movePlaceId('own_9'), { 'easier-medium': old });
    return asOperator(server, { url: `${deskMediumPath(old)}/replace`, payload: { by } });
  },

  'POST /api/desk/media/:mediaId/delete': async (server) =>
    asOperator(server, { url: `${deskMediumPath(await keptFilm(server))}/delete`, payload: {} }),
};

import { readdir } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import {
  CoverSchema,
  type DeskMedia,
  DeskMediaSchema,
  type DeskMedium,
  FilmSchema,
  MediumChangeSchema,
  PHOTO_MAX_LENGTH,
  PhotoSchema,
  ReplacementSchema,
  SMALL_MAX_LENGTH,
  StoredMediumSchema,
} from '#contract/desk/media.ts';
import { DESK_MEDIUM_ROUTE, DESK_PATHS } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { captionsIn } from '#domain/media/captions.ts';
import { SPARE_BYTES } from '#domain/media/media.ts';
import type { ServerContext } from '#server/context.ts';
import { recordAs } from '#server/desk/members/member-lookup.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import type { StoredMedium } from '#server/features/media/media.repository.ts';
import * as media from '#server/features/media/media.repository.ts';
import { createMediaLinks } from '#server/features/media/media-links.ts';
import { captionsFile } from '#server/features/media/shown-media.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { mediaFolderOf, uploadsFolderOf } from '#server/platform/files/media-folder.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { changeMedium } from './change-medium.ts';
import { keepCover, keepFilm, keepPhoto, removeFiles, unusedOf } from './keep-media.ts';
import { type MediaUses, mediaUses } from './media-uses.ts';
import { replaceMedium } from './replace-medium.ts';
import { unfinishedIn } from './unfinished-uploads.ts';
import { type FreeBytes, NO_ROOM, uploadsRoutes } from './uploads.routes.ts';

const RouteSchema = z.object({ mediaId: z.string() });
const answersDone = { params: RouteSchema, response: { 200: DoneAnswerSchema } };

/** The rest of a body, around a picture in it. */
const AROUND = 1_000;

/** What a list of any length asks for once. */
interface Around {
  uses: MediaUses;
  linkTo: (file: string) => string;
  /** In the folder. */
  files: ReadonlySet<string>;
}

type Kept = Awaited<ReturnType<typeof keepFilm>>;

/** All films and photos, with where they are used. */
export function deskMediaRoutes({ db, config, now }: ServerContext, freeBytes: FreeBytes): FastifyPluginAsyncZod {
  const folder = mediaFolderOf(config.dataFolder);
  const links = createMediaLinks(config.dataFolder);

  function answerFor(medium: StoredMedium, { uses, linkTo, files }: Around): DeskMedium {
    const { id, small, captions, width: _, height: __, hasCaptions: ___, ...same } = medium;
    return {
      ...same,
      id,
      captions: captionsIn(captions ?? '') ?? [],
      address: linkTo(id),
      captionsAddress: captions === null ? null : linkTo(captionsFile(id)),
      small: small === null ? null : linkTo(small),
      isMissing: !files.has(id),
      uses: uses.get(id) ?? [],
    };
  }

  return async (app) => {
    app.get(DESK_PATHS.media, { schema: { response: { 200: DeskMediaSchema } } }, async (): Promise<DeskMedia> => {
      const [stored, uses] = await Promise.all([media.list(db), mediaUses(db)]);
      const files = new Set(await readdir(folder).catch((): string[] => []));
      const around = { uses, linkTo: links.linksAt(now()), files };
      const uploads = await unfinishedIn(uploadsFolderOf(config.dataFolder));
      return {
        media: stored.map((medium) => answerFor(medium, around)),
        uploads: uploads.map((upload) => ({ ...upload, arrived: upload.arrived ?? null })),
        bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
        freeBytes: await freeBytes(),
      };
    });
  };
}

/** Adds films that have arrived and photos, and changes what stands beside them. */
export function tendMediaRoutes(context: ServerContext, freeBytes: FreeBytes): FastifyPluginAsyncZod {
  const { db } = context;
  const operatorOf = (request: FastifyRequest) => deskSessionOf(request).operator;
  const underWay = new Map<string, Promise<Kept>>();

  /** Whoever asks twice at once is answered the same. */
  function keepOnce(film: z.infer<typeof FilmSchema>, request: FastifyRequest): Promise<Kept> {
    const keeping =
      underWay.get(film.upload) ??
      keepFilm(context, film, operatorOf(request)).finally(() => underWay.delete(film.upload));
    underWay.set(film.upload, keeping);
    return keeping;
  }

  return async (app) => {
    void app.register(uploadsRoutes(context, freeBytes));

    app.post(
      DESK_PATHS.media,
      { bodyLimit: SMALL_MAX_LENGTH + AROUND, schema: { body: FilmSchema, response: { 200: StoredMediumSchema } } },
      async (request, reply) => answered(reply, await keepOnce(request.body, request)),
    );

    app.post(
      DESK_PATHS.photos,
      {
        bodyLimit: PHOTO_MAX_LENGTH + SMALL_MAX_LENGTH + AROUND,
        schema: { body: PhotoSchema, response: { 200: StoredMediumSchema } },
      },
      async (request, reply) => {
        if ((await freeBytes()) < SPARE_BYTES) return answerError(reply, 507, NO_ROOM);
        return answered(reply, await keepPhoto(context, request.body, operatorOf(request)));
      },
    );

    app.post(
      DESK_MEDIUM_ROUTE,
      { bodyLimit: 600_000, schema: { ...answersDone, body: MediumChangeSchema } },
      async (request, reply) => {
        const medium = await media.find(db, request.params.mediaId);
        if (!medium) return answerNotFound(reply);
        const problem = await changeMedium(db, medium, request.body, recordAs(context, request));
        if (problem !== undefined) return answerError(reply, 400, invalidField('captions', problem));
        return { message: 'Saved.' };
      },
    );

    app.post(
      `${DESK_MEDIUM_ROUTE}/cover`,
      { bodyLimit: SMALL_MAX_LENGTH + AROUND, schema: { ...answersDone, body: CoverSchema } },
      async (request, reply) => {
        const film = await media.find(db, request.params.mediaId);
        if (film?.kind !== 'film') return answerNotFound(reply);
        return answered(reply, await keepCover(context, film, request.body.cover, recordAs(context, request)));
      },
    );

    app.post(
      `${DESK_MEDIUM_ROUTE}/replace`,
      { schema: { ...answersDone, body: ReplacementSchema } },
      async (request, reply) => {
        const [old, by] = await Promise.all([request.params.mediaId, request.body.by].map((id) => media.find(db, id)));
        if (!old || !by) return answerNotFound(reply);
        const replaced = await replaceMedium(context, { old, by, operator: operatorOf(request) });
        if (!replaced.ok) return answered(reply, replaced);
        return { message: `“${by.name}” is in the drafts of ${replaced.where}. Publish them, and members see it.` };
      },
    );
  };
}

/** For good, and only what stands nowhere. */
export function deleteMediaRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  return async (app) => {
    app.post(`${DESK_MEDIUM_ROUTE}/delete`, { schema: answersDone }, async (request, reply) => {
      const medium = await media.find(db, request.params.mediaId);
      if (!medium) return answerNotFound(reply);
      const deleted = await inTransaction(db, async (transaction) => {
        const [use] = (await mediaUses(transaction)).get(medium.id) ?? [];
        if (use) return { use, files: [] };
        await media.remove(transaction, medium.id);
        await recordAs(context, request)(transaction, { action: 'medium_deleted', before: medium.name });
        return { use, files: await unusedOf(transaction, [medium.id, medium.small]) };
      });
      if (deleted.use) return answerError(reply, 409, { code: 'changed_meanwhile', message: usedIn(deleted.use) });
      await removeFiles(context.config, deleted.files);
      return { message: `“${medium.name}” is deleted.` };
    });
  };
}

const usedIn = ({ placeName, field, isDraft }: DeskMedium['uses'][number]) =>
  `It’s in use${isDraft ? ' in a draft' : ''}: “${placeName}”, ${field}. Take it away there first.`;

const CODES = { 400: 'invalid_input', 404: 'not_found', 409: 'changed_meanwhile' } as const;

function answered(reply: FastifyReply, kept: Kept) {
  if (!kept.ok) return answerError(reply, kept.status, { code: CODES[kept.status], message: kept.why });
  return { message: kept.message, id: kept.id };
}

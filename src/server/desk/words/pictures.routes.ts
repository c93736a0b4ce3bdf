import { hash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PICTURE_MAX_LENGTH, PictureSchema, StoredPictureSchema } from '#contract/desk/pictures.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { pictureText } from '#domain/words/picture.ts';
import type { ServerContext } from '#server/context.ts';
import { recordAs } from '#server/desk/members/member-lookup.ts';
import * as pictures from '#server/features/pictures/pictures.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { cleanPicture } from './clean-picture.ts';

/** Each side, in pixels. */
const SIDES = { least: 200, most: 1_600 } as const;
/** Versions name pictures for good, so none is taken away; this many are some 100 MB at most. */
const MOST_PICTURES = 200;

const NO_PICTURE = invalidField('image', 'Choose a JPEG, PNG or WebP picture.');
const OTHER_SIZE = invalidField('image', `Choose a picture of ${SIDES.least} to ${SIDES.most} pixels on each side.`);
const TOO_MANY = invalidField('image', `You have ${MOST_PICTURES} pictures already. Use one of them.`);

/** Keeps a picture that a draft can name; the same one twice is kept once. */
export function keepPictureRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now } = context;
  return async (app) => {
    app.post(
      DESK_PATHS.pictures,
      {
        bodyLimit: PICTURE_MAX_LENGTH + 1_000,
        schema: { body: PictureSchema, response: { 200: StoredPictureSchema } },
      },
      async (request, reply) => {
        const { body } = request;
        const bytes = Buffer.from(body.image, 'base64');
        const clean = cleanPicture(bytes);
        if (!clean) return answerError(reply, 400, NO_PICTURE);
        const { type, width, height } = clean;
        if (Math.min(width, height) < SIDES.least || Math.max(width, height) > SIDES.most)
          return answerError(reply, 400, OTHER_SIZE);
        const id = `${hash('sha256', clean.bytes, 'hex')}.${type}`;
        const isNew = (await pictures.sizesOf(db, [id])).length === 0;
        if (isNew && (await pictures.count(db)) >= MOST_PICTURES) return answerError(reply, 400, TOO_MANY);
        await inTransaction(db, async (transaction) => {
          await pictures.keep(transaction, { id, body: clean.bytes.toString('base64'), width, height, at: now() });
          await recordAs(context, request)(transaction, { action: 'picture_kept', after: pictureText(id) });
        });
        return { message: 'Picture saved.', id };
      },
    );
  };
}

import type { Kysely } from 'kysely';
import {
  DESK_PATHS,
  deskMemberPath,
  deskNewsletterPath,
  deskOfferUsesPath,
  deskWordsPath,
} from '../../src/contract/paths.ts';
import { sales } from '../../src/server/desk/money/money.repository.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { userIdOf } from '../many-members/member-rows.ts';
import { OFFER_CODE } from './seed-desk.ts';
import { MUCH_CHANGED, NEWEST_NEWSLETTER } from './seed-written.ts';

/** In the middle of all members, for a page far down. */
const HALF_WAY = Date.now() - 400 * 86_400_000;

/** Every list and search of the desk. */
export const DESK_LISTS: readonly string[] = [
  DESK_PATHS.today,
  DESK_PATHS.members,
  `${DESK_PATHS.members}?after=${HALF_WAY}.x`,
  `${DESK_PATHS.members}?show=access`,
  `${DESK_PATHS.members}?show=no_access`,
  `${DESK_PATHS.members}?show=quiet`,
  `${DESK_PATHS.members}?find=test`,
  `${DESK_PATHS.members}?find=test-person-104`,
  `${DESK_PATHS.members}?find=nobody`,
  deskMemberPath(userIdOf(10_000)),
  DESK_PATHS.money,
  DESK_PATHS.purchases,
  `${DESK_PATHS.purchases}?after=${HALF_WAY}.x`,
  `${DESK_PATHS.purchases}?state=disputed`,
  `${DESK_PATHS.purchases}?state=refunded`,
  DESK_PATHS.price,
  DESK_PATHS.offers,
  deskOfferUsesPath(OFFER_CODE),
  DESK_PATHS.activity,
  `${DESK_PATHS.activity}?after=${HALF_WAY}.x`,
  DESK_PATHS.emails,
  DESK_PATHS.agreed,
  `${DESK_PATHS.agreed}?after=${HALF_WAY}.x`,
  `${DESK_PATHS.agreed}?find=test`,
  `${DESK_PATHS.agreed}?find=nobody`,
  DESK_PATHS.newsletters,
  `${DESK_PATHS.newsletters}?after=${HALF_WAY}.x`,
  deskNewsletterPath(NEWEST_NEWSLETTER),
  DESK_PATHS.series,
  DESK_PATHS.visits,
  DESK_PATHS.media,
  DESK_PATHS.words,
  deskWordsPath(MUCH_CHANGED),
  `${deskWordsPath(MUCH_CHANGED)}/versions/500`,
  DESK_PATHS.checks,
  DESK_PATHS.alerts,
  DESK_PATHS.backups,
  DESK_PATHS.helpers,
];

/** What a file of everything reads at once; the file itself may be asked for a few times an hour only. */
export const FILE_PAGES: Readonly<Record<string, (db: Kysely<Database>) => Promise<unknown>>> = {
  'a thousand sales of the file, the first': (db) => sales(db),
  'a thousand sales of the file, half way': (db) => sales(db, { at: HALF_WAY, id: 'x' }),
};

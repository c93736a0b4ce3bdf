import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { PriceChange } from '#domain/purchases/price.ts';
import { databaseFileOf } from '#server/database-file.ts';
import * as prices from '#server/desk/money/prices.repository.ts';
import type { StoredSetting } from '#server/desk/site/settings.repository.ts';
import * as settings from '#server/desk/site/settings.repository.ts';
import { openPostgresAsItIs } from '#server/platform/database/open-database.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { createSecretBox } from '#server/platform/secrets/secret-box.ts';

/** What was set at the desk, opened: each a text, by its name as in the environment or `site.` and its place there. */
export interface DeskValues {
  values: Readonly<Record<string, string>>;
  version: number;
  stored: readonly StoredSetting[];
  /** Sealed with another key than this server’s. */
  unopened: readonly string[];
  /** Until the operator opens the shop it takes test cards, and nothing else was ever taken here. */
  mayPractise: boolean;
  /** The oldest first. */
  prices: readonly PriceChange[];
}

export const WITHOUT_DESK: DeskValues = {
  values: {},
  version: 0,
  stored: [],
  unopened: [],
  mayPractise: false,
  prices: [],
};
const NEW_DATABASE: DeskValues = { ...WITHOUT_DESK, mayPractise: true };

export async function deskValuesIn(
  db: Kysely<Database>,
  dataFolder: string,
  { hasPrices = true } = {},
): Promise<DeskValues> {
  const box = createSecretBox(dataFolder);
  const version = await settings.version(db);
  const stored = await settings.list(db);
  const opened = stored.map(({ name, value, isSealed }) => [name, isSealed ? box.open(name, value) : value] as const);
  const values = Object.fromEntries(opened.filter((entry): entry is [string, string] => entry[1] !== undefined));
  const unopened = opened.flatMap(([name, value]) => (value === undefined ? [name] : []));
  const held = hasPrices ? await prices.list(db) : [];
  return { values, version, stored, unopened, mayPractise: !(await settings.hasTakenMoney(db)), prices: held };
}

/** Before the database is opened for good, without changing it; nothing where it cannot be asked: opening it says why. */
export async function readDeskValues(place: {
  dataFolder: string;
  databaseUrl: string | undefined;
}): Promise<DeskValues> {
  const { dataFolder, databaseUrl } = place;
  const file = databaseFileOf(dataFolder);
  if (!databaseUrl && !existsSync(file)) return NEW_DATABASE;
  let db: Kysely<Database> | undefined;
  try {
    db = await openAsItIs(databaseUrl, file);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    if (!tables.includes('purchase')) return NEW_DATABASE;
    if (!tables.includes('desk_setting')) return WITHOUT_DESK;
    return await deskValuesIn(db, dataFolder, { hasPrices: tables.includes('price') });
  } catch {
    return WITHOUT_DESK;
  } finally {
    await db?.destroy().catch(() => undefined);
  }
}

async function openAsItIs(databaseUrl: string | undefined, file: string): Promise<Kysely<Database>> {
  if (databaseUrl) return openPostgresAsItIs(databaseUrl, { poolSize: 1 });
  const { openSqliteForInspection } = await import('#server/platform/database/open-for-inspection.ts');
  return openSqliteForInspection(file);
}

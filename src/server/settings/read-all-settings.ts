import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { type ConfigReading, readConfig } from './config.ts';
import { type DeskValues, deskValuesIn, readDeskValues } from './desk-values.ts';
import { readSettingsFile } from './settings-file.ts';
import { DATA_FOLDER } from './settings-schema.ts';
import { readSiteFile } from './site-file.ts';

/** From the environment, the files of the data folder and the desk: as the server and every command have them. */
export async function readAllSettings(environment: NodeJS.ProcessEnv, db?: Kysely<Database>): Promise<ConfigReading> {
  const dataFolder = environment.DATA_DIR || DATA_FOLDER;
  const databaseUrl = environment.DATABASE_URL || readSettingsFile(dataFolder).values.DATABASE_URL;
  const desk = db ? await deskValuesIn(db, dataFolder) : await readDeskValues({ dataFolder, databaseUrl });
  return readWithDesk(environment, desk);
}

/** As it would be with these values of the desk. */
export const readWithDesk = (environment: NodeJS.ProcessEnv, desk: DeskValues): ConfigReading =>
  readConfig(environment, { readSite: readSiteFile, readSettings: readSettingsFile, desk });

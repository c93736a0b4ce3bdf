import { join, resolve } from 'node:path';

/** The database of a data folder, where none is named by DATABASE_URL. */
export const databaseFileOf = (dataFolder: string): string => resolve(join(dataFolder, 'fit-in-30.sqlite'));

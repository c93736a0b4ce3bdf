import { join, resolve } from 'node:path';

export const databaseFileOf = (dataFolder: string): string => resolve(join(dataFolder, 'fit-in-30.sqlite'));

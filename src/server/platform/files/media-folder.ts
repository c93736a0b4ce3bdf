import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MEDIA_ID } from '#domain/media/media.ts';

/** The owner's films and photos, each by the hash of what is in it; what lies here whole is never changed. */
export const mediaFolderOf = (dataFolder: string): string => resolve(join(dataFolder, 'media'));

/** What is still on its way, on the same disk, so that a film moves to its place in one step. */
export const uploadsFolderOf = (dataFolder: string): string => join(mediaFolderOf(dataFolder), 'uploads');

/** The names of the whole files in a folder of media. */
export const mediaFilesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => MEDIA_ID.test(name))
        .sort()
    : [];

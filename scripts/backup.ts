import { basename, dirname } from 'node:path';
import { databaseFileOf } from '#server/database-file.ts';
import { backUpMedia } from '#server/platform/backup/media-backup.ts';
import { backUpPostgres } from '#server/platform/backup/postgres-backup.ts';
import { backUpSqlite } from '#server/platform/backup/sqlite-backup.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { backupTarget, isOnSameDisk } from './operator/backup-target.ts';
import { noteCopy } from './operator/note-copy.ts';
import { runWithSettings } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { contentsOfDump, contentsOfSqlite } from './operator/stored-contents.ts';

/** `npm run backup [-- PLACE]`: a verified backup of the running database, by default into `DATA_DIR/backups`. */

const [named, ...more] = process.argv.slice(2);

await runWithSettings(async (config) => {
  const { databaseUrl, dataFolder } = config;
  if (more.length > 0) throw new OperatorError('Usage: npm run backup [-- FOLDER or FILE]');
  const target = backupTarget({ named, dataFolder, ending: databaseUrl ? 'pgdump' : 'sqlite', now: Date.now() });
  if (databaseUrl) await backUpPostgres(databaseUrl, target);
  else await backUpSqlite(databaseFileOf(dataFolder), target);
  const films = await backUpMedia(dataFolder, dirname(target), Date.now());
  const contents = databaseUrl ? await contentsOfDump(target, databaseUrl) : contentsOfSqlite(target);
  console.log(`Done. Backup made and checked (${contents}): ${target}`);
  if (films > 0) console.log(`Films and photos, ${films} files, lie beside it: ${mediaFolderOf(dirname(target))}`);
  await noteCopy(config, named === undefined ? basename(target) : target);
  if (named === undefined || databaseUrl || !isOnSameDisk(target, dataFolder)) return;
  console.log('It’s on the same disk as the database. If that disk fails, you lose both. Copy it elsewhere too.');
});

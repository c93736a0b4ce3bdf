import { z } from 'zod';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** The outcome of restoring a backup; while it is `under_way` every visitor sees a plain page. */
export const LastRestoreSchema = z.object({
  backup: z.string(),
  begunAt: InstantSchema,
  outcome: z.enum(['under_way', 'done', 'failed']),
  /** The reason of a failure, or where the data from before is kept. */
  words: z.string(),
});
/** An answer of {@link LastRestoreSchema}. */
export type LastRestore = z.infer<typeof LastRestoreSchema>;

/** A backup of the database, in the data folder's `backups`. */
export const DeskBackupSchema = z.object({
  name: z.string(),
  madeAt: InstantSchema,
  bytes: z.int(),
  /** Why the backup was made. */
  kind: z.enum(['daily', 'by-hand', 'before-update', 'before-restore', 'fetched']),
});
/** An answer of {@link DeskBackupSchema}. */
export type DeskBackup = z.infer<typeof DeskBackupSchema>;

/** The backups, and how they are kept. */
export const DeskBackupsSchema = z.object({
  /** The database engine, on which depends how a backup is restored. */
  engine: z.enum(['sqlite', 'postgres']),
  isDaily: z.boolean(),
  /** The days for which backups are kept; every older one is deleted. */
  keptDays: z.int(),
  /** The backups, the newest first. */
  backups: z.array(DeskBackupSchema),
  lastRestore: LastRestoreSchema.nullable(),
});
/** An answer of {@link DeskBackupsSchema}. */
export type DeskBackups = z.infer<typeof DeskBackupsSchema>;

/** What a backup holds, after it was opened apart from the site. */
export const TestedBackupSchema = z.object({
  members: z.int(),
  purchases: z.int(),
  newestPurchaseAt: InstantSchema.nullable(),
  workouts: z.int(),
  newestWorkoutOn: z.string().nullable(),
});
/** An answer of {@link TestedBackupSchema}. */
export type TestedBackup = z.infer<typeof TestedBackupSchema>;

/** A nightly backup in the second place, which is away from this machine. */
export const BackupThereSchema = z.object({
  id: z.string(),
  madeAt: InstantSchema,
  bytes: z.int(),
  /** False for one of another machine's database, as after a loss. */
  isOwn: z.boolean(),
});
/** An answer of {@link BackupThereSchema}. */
export type BackupThere = z.infer<typeof BackupThereSchema>;

/** The second place, and the backups in it. */
export const SecondPlaceAnswerSchema = z.object({
  /** Null where none is set. */
  place: z.object({ host: z.string(), bucket: z.string() }).nullable(),
  /** When the newest arrived. */
  sentAt: InstantSchema.nullable(),
  /** Why it does not answer, or the last backup could not be sent. */
  problem: z.string().nullable(),
  /** The backups, the newest first. */
  backups: z.array(BackupThereSchema),
});
/** An answer of {@link SecondPlaceAnswerSchema}. */
export type SecondPlaceAnswer = z.infer<typeof SecondPlaceAnswerSchema>;

/** The name in the data folder's `backups` of what was brought from the second place. */
export const FetchedBackupSchema = z.object({ name: z.string() });
/** An answer of {@link FetchedBackupSchema}. */
export type FetchedBackup = z.infer<typeof FetchedBackupSchema>;

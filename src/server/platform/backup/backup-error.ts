/** Why there is no backup, or nothing was restored, in one line for the operator. */
export class BackupError extends Error {}

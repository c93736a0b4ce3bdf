import { userInfo } from 'node:os';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import {
  DatabaseStartError,
  DatabaseUnavailableError,
  OutcomeUnknownError,
} from '#server/platform/database/database-errors.ts';
import { OperatorError } from './operator-error.ts';

/** One line for errors that the operator can mend; undefined for bugs. */
export function operatorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OperatorError || error instanceof BackupError || error instanceof DatabaseStartError) {
    return error.message;
  }
  if (error instanceof OutcomeUnknownError)
    return 'The connection to the database was lost, so it is not known whether this was stored. Look before you run this again.';
  if (error instanceof DatabaseUnavailableError) {
    return `The database cannot be used now: ${(error.cause as Error | undefined)?.message ?? error.message}.`;
  }
  return stripeWords(error) ?? systemWords(error);
}

function stripeWords(error: Error & { type?: unknown }): string | undefined {
  if (!String(error.type).startsWith('Stripe')) return undefined;
  if (error.type === 'StripeConnectionError') {
    return 'Stripe cannot be reached, so it is not known whether it was told. Run this again later: nothing is given back twice.';
  }
  if (error.type === 'StripeAuthenticationError')
    return 'Stripe does not accept STRIPE_SECRET_KEY: look it up there again.';
  return `Stripe refused: ${error.message}`;
}

const REASONS: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `The account ${userInfo().username} may not read or write ${path}.`,
  EPERM: (path) => `The account ${userInfo().username} may not do this with ${path}.`,
  EROFS: (path) => `${path} can only be read: it is on a disk that takes no changes.`,
  ENOSPC: () => 'The disk is full.',
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `${path} is not in a folder.`,
  EISDIR: (path) => `There is a folder where a file is wanted: ${path}.`,
  EEXIST: (path) => `There is something at ${path} already.`,
};

function systemWords(error: Error & { code?: unknown; path?: string; dest?: string }): string | undefined {
  const { code, path, dest, message } = error;
  const reason = typeof code === 'string' && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (reason) return reason(dest ?? path ?? 'the one that was named');
  return code === 'ERR_SQLITE_ERROR' ? `The database cannot be used: ${message}.` : undefined;
}

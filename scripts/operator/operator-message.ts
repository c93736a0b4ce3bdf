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
    return 'We lost the database connection, so we don’t know if this was saved. Check before you run it again.';
  if (error instanceof DatabaseUnavailableError) {
    return `Can’t use the database: ${(error.cause as Error | undefined)?.message ?? error.message}.`;
  }
  return stripeWords(error) ?? systemWords(error);
}

function stripeWords(error: Error & { type?: unknown }): string | undefined {
  if (!String(error.type).startsWith('Stripe')) return undefined;
  if (error.type === 'StripeConnectionError') {
    return 'We can’t reach Stripe, so we don’t know if this went through. Run it again later. It can’t refund twice.';
  }
  if (error.type === 'StripeAuthenticationError')
    return 'Stripe rejected STRIPE_SECRET_KEY. Copy it again from Stripe.';
  return `Stripe refused: ${error.message}`;
}

const REASONS: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `The account ${userInfo().username} can’t read or write ${path}.`,
  EPERM: (path) => `The account ${userInfo().username} isn’t allowed to do this with ${path}.`,
  EROFS: (path) => `${path} is on a read-only disk.`,
  ENOSPC: () => 'The disk is full.',
  ENOENT: (path) => `${path} doesn’t exist.`,
  ENOTDIR: (path) => `${path} isn’t in a folder.`,
  EISDIR: (path) => `${path} is a folder. A file is needed.`,
  EEXIST: (path) => `${path} already exists.`,
};

function systemWords(error: Error & { code?: unknown; path?: string; dest?: string }): string | undefined {
  const { code, path, dest, message } = error;
  const reason = typeof code === 'string' && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (reason) return reason(dest ?? path ?? 'that path');
  return code === 'ERR_SQLITE_ERROR' ? `Can’t use the database: ${message}.` : undefined;
}

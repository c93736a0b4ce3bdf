import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer, FieldProblem } from '#contract/errors.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '#server/platform/database/database-errors.ts';
import { PasswordQueueFullError } from '#server/platform/passwords/password-queue.ts';

/** Retry-After when busy or without a database. */
const RETRY_SECONDS = 5;

interface Refusal {
  status: number;
  answer: ErrorAnswer;
  retryAfterSeconds?: number;
}

export const BUSY: Refusal & { retryAfterSeconds: number } = unavailable('We’re busy right now.');

const NO_DATABASE = unavailable('We can’t save or load that right now.');

const OUTCOME_UNKNOWN: Refusal = {
  status: 503,
  retryAfterSeconds: RETRY_SECONDS,
  answer: {
    code: 'outcome_unknown',
    message: 'We’re not sure that was saved. Check before you try again.',
  },
};

const REFUSALS_BY_CODE: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    answer: { code: 'too_large', message: 'That’s too much to send in one go.' },
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    answer: { code: 'unsupported_media_type', message: 'Send JSON, with the content type application/json.' },
  },
  FST_ERR_BAD_URL: { status: 404, answer: { code: 'not_found', message: 'There’s nothing here.' } },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, answer: { code: 'not_found', message: 'There’s nothing here.' } },
};

const UNREADABLE: Refusal = {
  status: 400,
  answer: { code: 'invalid_input', message: 'We couldn’t read the request: it isn’t valid JSON.' },
};

const NOT_FOUND: Refusal = { status: 404, answer: { code: 'not_found', message: 'There’s nothing here.' } };

export function answerError(
  reply: Pick<FastifyReply, 'code'>,
  status: number,
  answer: ErrorAnswer,
  retryAfterSeconds?: number,
): FastifyReply {
  const refused = reply.code(status) as FastifyReply;
  if (retryAfterSeconds !== undefined)
    void refused.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  return refused.type('application/json; charset=utf-8').send(answer);
}

/** The same for unknown addresses, other users' data and malformed ids. */
export function answerNotFound(reply: Pick<FastifyReply, 'code'>): FastifyReply {
  return answerError(reply, NOT_FOUND.status, NOT_FOUND.answer);
}

export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerThrown);
}

export function answerThrown(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error) ?? unexpected(request.id);
  if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
  return answerError(reply, refusal.status, refusal.answer, refusal.retryAfterSeconds);
}

export const isUnexpected = (error: FastifyError): boolean => refusalFor(error) === undefined;

function refusalFor(error: FastifyError): Refusal | undefined {
  if (!(error instanceof Error)) return undefined; // anything can be thrown
  if (error.validation) return error.validationContext === 'params' ? NOT_FOUND : invalidInput(error);
  if (error instanceof PasswordQueueFullError) return BUSY;
  if (error instanceof OutcomeUnknownError) return OUTCOME_UNKNOWN;
  if (error instanceof DatabaseUnavailableError) return NO_DATABASE;
  const known = REFUSALS_BY_CODE[error.code];
  if (known) return known;
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? UNREADABLE : undefined;
}

function unavailable(reason: string) {
  const message = `${reason} Please try again in ${RETRY_SECONDS} seconds.`;
  return { status: 503, retryAfterSeconds: RETRY_SECONDS, answer: { code: 'unavailable' as const, message } };
}

function unexpected(requestId: string): Refusal {
  return {
    status: 500,
    answer: { code: 'internal', message: 'Something went wrong on our side. Please try again.', reference: requestId },
  };
}

function invalidInput(error: FastifyError): Refusal {
  const fields = firstOfEachField((error.validation ?? []).map(fieldProblem));
  const [first, ...others] = fields;
  const message = first && others.length === 0 ? first.message : 'Please check what’s marked below.';
  return { status: 400, answer: { code: 'invalid_input', message, fields } };
}

/** One reason is enough to mend a field. */
function firstOfEachField(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
}

function fieldProblem({ instancePath, message }: { instancePath: string; message?: string }): FieldProblem {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
  return { field: field === '' ? 'body' : field, message: message ?? 'Check this one.' };
}

import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';
import { formatCount } from '#domain/time/count-text.ts';

type Issue = z.core.$ZodRawIssue;

export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent: unknown) => {
    const parsed = schema.safeParse(sent, { error: problemWords });
    if (parsed.success) return { value: parsed.data };
    return {
      error: parsed.error.issues.map(({ code, path, message }) => ({
        keyword: code,
        instancePath: `/${path.map(String).join('/')}`,
        schemaPath: '',
        params: {},
        message,
      })),
    };
  };

/**
 * Not zod's `encode`, for which each whole number is looked at twice: no schema of an answer turns one value into another.
 * Throws where an answer is not what the contract says, which is an unexpected error of ours.
 */
export const serializeOutput: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer) =>
    JSON.stringify(schema.parse(answer));

function problemWords(issue: Issue): string {
  const path = issue.path ?? [];
  if (path.length === 0) return 'Send an object with the fields that belong here.';
  return `${labelOf(path)} ${requirementOf(issue)}.`;
}

/** "Completed exercises, entry 1, move id" */
function labelOf(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : wordsOf(String(part)))).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const wordsOf = (name: string) =>
  name.replaceAll(/[_-]+/g, ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const UNCLEAR = 'isn’t in a form we can read';

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object with fields',
  record: 'must be an object with fields',
  null: 'must be left empty',
};

function requirementOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (TYPE_WORDS[issue.expected] ?? UNCLEAR);
    case 'too_big':
      return boundWords(issue.origin, issue.maximum, 'or fewer');
    case 'too_small':
      return boundWords(issue.origin, issue.minimum, 'or more');
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${issue.values.map(String).join(' or ')}`;
    case 'unrecognized_keys':
      return `has fields we don’t know: ${issue.keys.join(', ')}`;
    default:
      return UNCLEAR;
  }
}

function boundWords(origin: string, bound: number | bigint, direction: 'or fewer' | 'or more'): string {
  const count = formatCount(Number(bound));
  if (origin === 'string') return `must have ${count} characters ${direction}`;
  return origin === 'array' ? `must have ${count} entries ${direction}` : `must be ${count} ${direction}`;
}

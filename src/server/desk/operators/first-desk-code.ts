import type { ServerContext } from '#server/context.ts';
import * as deskCodes from './desk-codes.repository.ts';
import * as operators from './operators.repository.ts';

const START_TOGETHER_MS = 10 * 60_000;

/** Printed until there is an operator. Servers that start together on one database print one each, and each is good; those of earlier starts end. */
export async function firstDeskCode(
  context: Pick<ServerContext, 'db' | 'now' | 'randomBytes'>,
): Promise<string | undefined> {
  const { db } = context;
  if (await operators.hasAny(db)) return undefined;
  return deskCodes.issue(db, context, { keptMs: START_TOGETHER_MS });
}

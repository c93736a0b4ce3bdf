import { createDeskCodesRepository, type DeskCodesNeeds } from './desk-codes.repository.ts';
import { createOperatorsRepository } from './operators.repository.ts';

const START_TOGETHER_MS = 10 * 60_000;

/** Printed until there is an operator. Servers that start together on one database print one each, and each is good; those of earlier starts end. */
export async function firstDeskCode(needs: DeskCodesNeeds): Promise<string | undefined> {
  if (await createOperatorsRepository(needs.db).hasAny()) return undefined;
  return createDeskCodesRepository(needs).issue({ keptMs: START_TOGETHER_MS });
}

import { deskOperatorOf } from './desk-operator.ts';
import type { TestApp } from './test-app.ts';
import type { ValidRequest } from './valid-request.ts';

/** The same call, by the operator of this server's desk. */
export async function asOperator(server: TestApp, call: Omit<ValidRequest, 'method'>): Promise<ValidRequest> {
  const { headers } = await deskOperatorOf(server);
  return { ...call, method: 'POST', headers };
}

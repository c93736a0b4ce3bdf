import type { ValidRequest } from '#tests/requests/valid-request.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { deskOperatorOf } from './desk-operator.ts';

/** The same call, by the operator of this server's desk. */
export async function asOperator(server: TestApp, call: Omit<ValidRequest, 'method'>): Promise<ValidRequest> {
  const { headers } = await deskOperatorOf(server);
  return { ...call, method: 'POST', headers };
}

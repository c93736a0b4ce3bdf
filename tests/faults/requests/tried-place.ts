import { DESK_PATHS } from '#contract/paths.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { settingsOf, startS3Server, type TestS3Server } from '#tests/servers/s3-server.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

let started: Promise<TestS3Server> | undefined;
let turn = 0;

/** How the service is when it is tried: well, silent in the middle, full, or in trouble for a while. */
const STATES: readonly ((s3: TestS3Server) => void)[] = [
  () => undefined,
  (s3) => s3.cutAfter(300),
  (s3) => s3.refuse('QuotaExceeded'),
  (s3) => s3.stumble(2),
  (s3) => s3.cutAfter(2_000),
];

/** All settings of a second place that is there, as they are sent from the desk; every other time they are of something else. */
export async function triedPlace(server: TestApp, other: object | undefined): Promise<object | undefined> {
  turn += 1;
  if (turn % 2 === 0) return other;
  started ??= startS3Server();
  const s3 = await started;
  s3.cutAfter(undefined);
  s3.refuse(undefined);
  s3.stumble(0);
  STATES[Math.floor(turn / 2) % STATES.length]?.(s3);
  const { headers } = await deskOperatorOf(server);
  const { version } = (await server.app.inject({ url: DESK_PATHS.settings, headers })).json();
  const changes = Object.entries(settingsOf(s3.place)).map(([name, value]) => ({ name, value }));
  return { seenVersion: version, changes };
}

export const closeTriedPlace = async (): Promise<void> => (await started)?.close();

import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { look } from '#server/platform/second-place/second-place.repository.ts';
import { addressOf, hostOf, type SecondPlace } from '#server/platform/second-place/second-place.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { type Finding, failure, good, warning } from './finding.ts';

const SILENT_MS = 3 * 86_400_000;

/** By what the server noted when it last sent: nobody waits for another machine here. `here` is said first. */
export async function checkSecondPlace(
  db: Kysely<Database>,
  { place, now, here }: { place: SecondPlace; now: number; here: string },
): Promise<Finding> {
  const host = hostOf(place);
  const state = await look(db, addressOf(place));
  if (!state) return good(`${here}. Nothing has gone to ${host} yet. A running server sends it`);
  const why = state.problem === null ? '' : ` The last try failed: ${state.problem}`;
  if (now - (state.sentAt ?? state.since) > SILENT_MS) {
    return failure(`no backup has reached ${host} for three days, so all of them are on this machine.${why}`);
  }
  if (why !== '') return warning(`${here}, but it’s not at ${host} yet.${why}. We’ll try again`);
  if (state.sentAt === null) return good(`${here}. Nothing has gone to ${host} yet`);
  return good(`${here}. The last one to reach ${host} came on ${londonDayAt(state.sentAt)}`);
}

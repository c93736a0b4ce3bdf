import type { Kysely } from 'kysely';
import { addDays, mondayOf } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import type { OwnerToTell } from '#server/desk/site/alerts.repository.ts';
import * as today from '#server/desk/site/today.repository.ts';
import type { QueuedEmail } from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';

type Email = QueuedEmail['email'];

interface Told {
  /**
   * Kept with what the operator was told of: from there it goes on. None where the operator wants to hear nothing of
   * it.
   */
  marker?: string;
  emails: Email[];
}

const WEEK_MS = 7 * 86_400_000;
const EIGHT_O_CLOCK = 8 * 60;
const MOST_SALES = 30;
/** A payment has its moment a little before it is stored. */
const STORED_WITHIN_MS = 30_000;

const markerOf = ({ told }: OwnerToTell, name: string) =>
  told.find((key) => key.startsWith(`${name} `))?.slice(name.length + 1);

/** Sales since the last notification, once every sale of that time is stored. */
export async function newSales(db: Kysely<Database>, owner: OwnerToTell, now: number): Promise<Told> {
  if (!owner.kinds.includes('sale')) return { emails: [] };
  const until = now - STORED_WITHIN_MS;
  const since = Number(markerOf(owner, 'sales') ?? until);
  const sales = await today.salesIn(db, { since, until }, MOST_SALES);
  if (sales.length === 0) return { marker: `sales ${since}`, emails: [] };
  return { marker: `sales ${until}`, emails: [{ kind: 'desk_sales', firstName: owner.name, sales }] };
}

/** The last seven days in numbers, on Mondays from eight in the morning on, in London. */
export async function newWeek(db: Kysely<Database>, owner: OwnerToTell, now: number): Promise<Told> {
  if (!owner.kinds.includes('week')) return { emails: [] };
  const monday = lastMonday(now);
  const before = markerOf(owner, 'week');
  if (before === undefined || before >= monday) return { marker: `week ${monday}`, emails: [] };
  const { sales, soldPence, givenBackPence, joined } = await today.since(db, now - WEEK_MS);
  const week = { kind: 'desk_week', firstName: owner.name, sales, soldPence, givenBackPence, joined } as const;
  return { marker: `week ${monday}`, emails: [week] };
}

function lastMonday(now: number): string {
  const monday = mondayOf(londonDayAt(now));
  const begins = timeZone('Europe/London').instantOf(monday, EIGHT_O_CLOCK);
  return now >= begins ? monday : addDays(monday, -7);
}

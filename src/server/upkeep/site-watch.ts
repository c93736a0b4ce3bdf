import type { Kysely } from 'kysely';
import type { Need } from '#contract/desk/today.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Config } from '#server/settings/config.ts';
import { CHECKS, findingOf } from './checkup.ts';

/** What needs the owner where one of these checks fails. A warning may be meant so. */
const WATCHED = [
  ['Disk space', 'disk'],
  ['Backups', 'backups'],
  ['Payments', 'stripe'],
  ['E-mail', 'server'],
  ['Secrets', 'secrets'],
] as const;

const KEPT_MS = 10 * 60_000;

/** Looks at the site every ten minutes at most; whoever asks meanwhile is told what was found last. */
export function createSiteWatch(config: Config, db: Kysely<Database>, now: () => number) {
  let found: readonly Need[] = [];
  let lookedAt = 0;
  let underWay: Promise<void> | undefined;
  const since = new Map<Need['kind'], number>();

  async function look(): Promise<void> {
    const needs = await Promise.all(WATCHED.map(([name, kind]) => needOf(name, kind)));
    found = needs.filter((need) => need !== undefined);
    lookedAt = now();
  }

  async function needOf(name: string, kind: Need['kind']): Promise<Need | undefined> {
    const check = CHECKS[name];
    const finding = check && (await findingOf(check, config, db));
    if (finding?.verdict !== 'failure') {
      since.delete(kind);
      return undefined;
    }
    if (!since.has(kind)) since.set(kind, now());
    return { ...OF_NOBODY, kind, since: since.get(kind) ?? now(), detail: finding.words };
  }

  return async function siteNeeds(): Promise<readonly Need[]> {
    if (now() - lookedAt >= KEPT_MS) {
      underWay ??= look().finally(() => {
        underWay = undefined;
      });
      if (lookedAt === 0) await underWay;
    }
    return found;
  };
}

const OF_NOBODY = {
  count: 1,
  amountPence: null,
  email: null,
  memberId: null,
  purchaseId: null,
  emailId: null,
  isInvited: false,
  dueAt: null,
} as const;

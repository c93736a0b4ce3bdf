import type { Kysely } from 'kysely';
import type { Todo } from '#contract/desk/today.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Config } from '#server/settings/config.ts';
import { CHECKS, findingOf } from './checkup.ts';

/** What the owner is to do where one of these checks fails. A warning may be meant so. */
const WATCHED = [
  ['Disk space', 'disk'],
  ['Backups', 'backups'],
  ['Payments', 'stripe'],
  ['Email', 'server'],
  ['Secrets', 'secrets'],
] as const;

const KEPT_MS = 10 * 60_000;

/** Looks at the site every ten minutes at most; whoever asks meanwhile is told what was found last. */
export function createSiteWatch(config: Config, db: Kysely<Database>, now: () => number) {
  let found: readonly Todo[] = [];
  let lookedAt = 0;
  let underWay: Promise<void> | undefined;
  const since = new Map<Todo['kind'], number>();

  async function look(): Promise<void> {
    const todos = await Promise.all(WATCHED.map(([name, kind]) => todoOf(name, kind)));
    found = todos.filter((todo) => todo !== undefined);
    lookedAt = now();
  }

  async function todoOf(name: string, kind: Todo['kind']): Promise<Todo | undefined> {
    const check = CHECKS[name];
    const finding = check && (await findingOf(check, config, db));
    if (finding?.verdict !== 'failure') {
      since.delete(kind);
      return undefined;
    }
    if (!since.has(kind)) since.set(kind, now());
    return { ...OF_NOBODY, kind, since: since.get(kind) ?? now(), detail: finding.words };
  }

  return async function siteTodos(): Promise<readonly Todo[]> {
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

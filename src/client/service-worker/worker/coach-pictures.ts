import type { KeepPicturesMessage } from '#client/service-worker/messages.ts';
import { atOnce } from './at-once.ts';

/** One of the coach's pictures; the revision changes with what is in it. */
export interface CoachPicture {
  url: string;
  revision: string;
}

const CACHE = 'coach-pictures';

const AT_ONCE = 4;

/**
 * The coach's pictures (some megabytes, the same in most versions) are kept apart from the app: a first visit does not
 * bring them all, and a new version fetches only those that have changed.
 */
export function coachPictures(pictures: readonly CoachPicture[]) {
  const keys = new Map(pictures.map(({ url, revision }) => [url, `${url}?revision=${revision}`]));

  async function answer(path: string): Promise<Response> {
    const key = keys.get(path) ?? path;
    const cache = await caches.open(CACHE);
    return (await cache.match(key)) ?? fetched(cache, path, key);
  }

  /** Fetches what is missing of `first`; then all others, or those of `next` where `first` was kept already. What fails is left for the next time. */
  async function keepAll({ first = [], next = [], rest = 'now' }: Partial<KeepPicturesMessage> = {}): Promise<void> {
    // Opened once: what a worker that is switched off still fetches goes with the cache that was dropped, and makes no new one.
    const cache = await caches.open(CACHE);
    const wereMissing = await keepMissing(cache, new Set(first));
    if (rest === 'now') await keepMissing(cache, new Set(keys.keys()));
    else if (wereMissing === 0) await keepMissing(cache, new Set(next));
  }

  /** Fetches what has changed since another version kept it. */
  async function renew(): Promise<void> {
    const cache = await caches.open(CACHE);
    const paths = new Set([...(await keptKeys(cache))].map((key) => key.split('?')[0] ?? key));
    await keepMissing(cache, paths);
  }

  /** Returns how many were missing. */
  async function keepMissing(cache: Cache, wanted: ReadonlySet<string>): Promise<number> {
    const kept = await keptKeys(cache);
    const missing = [...wanted].flatMap((path) => {
      const key = keys.get(path);
      return key === undefined || kept.has(key) ? [] : { path, key };
    });
    await atOnce(AT_ONCE, missing, ({ path, key }) => fetched(cache, path, key)).catch(() => undefined);
    return missing.length;
  }

  /** Drops what belongs to other versions. */
  async function dropOld(): Promise<void> {
    const cache = await caches.open(CACHE);
    const own = new Set(keys.values());
    const old = [...(await keptKeys(cache))].filter((key) => !own.has(key));
    await Promise.all(old.map((key) => cache.delete(key)));
  }

  return { has: (path: string): boolean => keys.has(path), answer, keepAll, renew, dropOld };
}

async function fetched(cache: Cache, path: string, key: string): Promise<Response> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (answer.ok) await cache.put(key, answer.clone());
  return answer;
}

async function keptKeys(cache: Cache): Promise<Set<string>> {
  const requests = await cache.keys();
  return new Set(requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search));
}

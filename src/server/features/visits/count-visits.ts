import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { ServerContext } from '#server/context.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import * as visitCounts from './visit-counts.repository.ts';

const SEEN = new Set([200, 304]);

/**
 * Counts the openings of the front page. However many come at once, one statement is under way, and no visitor waits for
 * it: a count is worth less than a page.
 */
export function countVisits(app: FastifyInstance, { db, now, log }: Pick<ServerContext, 'db' | 'now' | 'log'>): void {
  const waiting = new Map<CalendarDay, number>();
  let isWriting = false;
  let written = Promise.resolve();

  async function writeAll(): Promise<void> {
    isWriting = true;
    try {
      for (const [day, times] of waiting) {
        waiting.delete(day);
        await visitCounts.add(db, 'visit', day, times);
      }
    } catch (error) {
      log.warn({ err: error }, 'visits could not be counted');
    } finally {
      isWriting = false;
    }
  }

  app.addHook('onResponse', async (request, reply) => {
    if (!isVisit(request) || !SEEN.has(reply.statusCode)) return;
    const day = londonDayAt(now());
    waiting.set(day, (waiting.get(day) ?? 0) + 1);
    if (!isWriting) written = writeAll();
  });
  app.addHook('onClose', () => written);
}

/** Opened by a person in a browser: browsers say so, programs and the service worker do not. */
function isVisit({ method, url, headers }: FastifyRequest): boolean {
  const isOpened = headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined;
  return isOpened && method === 'GET' && url.replace(/\?.*$/, '') === '/';
}

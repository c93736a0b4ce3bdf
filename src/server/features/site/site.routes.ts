import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SITE_PATH } from '#contract/paths.ts';
import { type Site, SiteSchema } from '#contract/site.ts';
import type { SiteWords } from '#server/site-file.ts';
import type { SiteCounts, SiteRepository } from './site.repository.ts';
import { type WellKnownNeeds, wellKnownRoutes } from './well-known.routes.ts';

/** Fewer members would look empty and could identify people (product §10). */
const MEMBERS_SHOWN_FROM = 50;

/** Counting scans all members. */
const COUNTS_KEPT_MS = 600_000;

export interface SiteRoutesNeeds extends WellKnownNeeds {
  site: SiteRepository;
  siteWords: SiteWords;
  legalReviewed: boolean;
  guestCheckout: boolean;
  payments: { mode: 'sandbox' | 'stripe' };
}

export function siteRoutes(needs: SiteRoutesNeeds): FastifyPluginAsyncZod {
  const { site, siteWords, legalReviewed, guestCheckout, payments, now } = needs;
  let known: SiteCounts | undefined;
  let counting: Promise<SiteCounts> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;

  async function countAgain(): Promise<SiteCounts> {
    try {
      known = await site.count();
      countedAt = now();
      return known;
    } finally {
      counting = undefined;
    }
  }

  /** Stale counts are served while a new count runs. */
  async function recentCounts(): Promise<SiteCounts> {
    if (now() - countedAt >= COUNTS_KEPT_MS) counting ??= countAgain();
    if (!known) return counting ?? countAgain();
    counting?.catch(() => {});
    return known;
  }

  return async (app) => {
    void app.register(wellKnownRoutes(needs));
    app.get(SITE_PATH, { schema: { response: { 200: SiteSchema } } }, async (): Promise<Site> => {
      const { members, workouts } = await recentCounts();
      const isShown = members >= MEMBERS_SHOWN_FROM;
      return {
        ...siteWords,
        quotes: isShown ? siteWords.quotes : [],
        paymentProvider: payments.mode === 'stripe' ? 'Stripe' : '',
        legalReviewed,
        members: isShown ? members : null,
        workouts: isShown ? workouts : null,
        guestCheckout,
      };
    });
  };
}

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SITE_PATH } from '#contract/paths.ts';
import { type Site, SiteSchema } from '#contract/site.ts';
import type { ChangedWords } from '#contract/words.ts';
import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import { priceAt } from '#domain/purchases/price.ts';
import { withProductName } from '#domain/words/product-name.ts';
import { PARTS_TO_CHECK } from '#programme/courses/course-summaries.ts';
import { courseSubject, SAFETY_RULES_SUBJECT } from '#programme/words/clinician-subjects.ts';
import type { Look } from '#programme/words/look-words.ts';
import { MEMBERS_SHOWN_FROM, quoteIds } from '#programme/words/site-places.ts';
import type { ServerContext } from '#server/context.ts';
import type { SiteWords } from '#server/settings/site-file.ts';
import * as site from './site.repository.ts';
import { wellKnownRoutes } from './well-known.routes.ts';

/** Counting scans all members. */
const COUNTS_KEPT_MS = 600_000;

/** What was published at the desk. */
export interface Words {
  look: () => Pick<Look, 'name'>;
  tags: () => Record<string, string>;
  find: (place: string) => ChangedWords | undefined;
  check: (subject: string) => Check | undefined;
}

export function siteRoutes(
  context: ServerContext,
  words: Words,
  mayPay: (request: FastifyRequest) => Promise<boolean>,
): FastifyPluginAsyncZod {
  const { db, config, now } = context;
  let known: site.SiteCounts | undefined;
  let counting: Promise<site.SiteCounts> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;

  async function countAgain(): Promise<site.SiteCounts> {
    try {
      known = await site.count(db);
      countedAt = now();
      return known;
    } finally {
      counting = undefined;
    }
  }

  /** Stale counts are served while a new count runs. */
  async function recentCounts(): Promise<site.SiteCounts> {
    if (now() - countedAt >= COUNTS_KEPT_MS) counting ??= countAgain();
    if (!known) return counting ?? countAgain();
    counting?.catch(() => {});
    return known;
  }

  return async (app) => {
    void app.register(wellKnownRoutes(context));
    app.get(SITE_PATH, { schema: { response: { 200: SiteSchema } } }, async (request): Promise<Site> => {
      const isOpen = await mayPay(request);
      const { members, workouts } = await recentCounts();
      const isShown = members >= MEMBERS_SHOWN_FROM;
      return {
        ...siteAsSet(context, words),
        ...(!isShown && { quotes: [] }),
        members: isShown ? members : null,
        workouts: isShown ? workouts : null,
        isOpen,
        guestCheckout: config.guestCheckout && isOpen,
      };
    });
  };
}

/** What was set and published, for pages that the server renders: nothing of the hour, and nothing of who asks. */
export const siteAsSet = ({ config, now }: Pick<ServerContext, 'config' | 'now'>, words: Words): Site => ({
  ...config.siteWords,
  ...atTheDesk(config.siteWords, words),
  company: withProductName(config.siteWords.company, words.look().name),
  paymentProvider: config.payments.mode === 'stripe' ? 'Stripe' : '',
  backupStorage: storageIn(config),
  legalReviewed: config.legalReviewed,
  members: null,
  workouts: null,
  isOpen: false,
  guestCheckout: false,
  pricePence: priceAt(config.prices, now()),
  words: words.tags(),
});

const storageIn = ({ secondPlace: place }: ServerContext['config']): Site['backupStorage'] =>
  place ? { company: place.company, country: place.country } : null;

/** What is said outside the desk goes before it, a check only on the version that is shipped. */
const atTheDesk = (siteWords: SiteWords, words: Words) => ({
  clinician:
    siteWords.clinician?.version === SAFETY_RULES_VERSION
      ? siteWords.clinician
      : (checkIn(words.check(SAFETY_RULES_SUBJECT)) ?? siteWords.clinician),
  checkedCourses: [...siteWords.checkedCourses.filter(isOfNow), ...coursesIn(words)],
  quotes: quotesIn(siteWords, words.find('quotes')),
});

const isOfNow = ({ course, version }: Site['checkedCourses'][number]) =>
  PARTS_TO_CHECK.some((part) => part.id === course && part.version === version);

type Check = NonNullable<Site['clinician']>;

const checkIn = (check: Check | undefined): Check | null =>
  check ? { name: check.name, register: check.register, checkedOn: check.checkedOn, version: check.version } : null;

const coursesIn = ({ check }: Words): Site['checkedCourses'] =>
  PARTS_TO_CHECK.flatMap(({ id: course }) => {
    const checked = checkIn(check(courseSubject(course)));
    return checked ? [{ course, ...checked }] : [];
  });

function quotesIn({ quotes }: SiteWords, changed: ChangedWords | undefined): Site['quotes'] {
  if (quotes.length > 0 || !changed) return quotes;
  return quoteIds
    .map(({ text, name }) => ({ text: changed.fields[text] ?? '', name: changed.fields[name] ?? '' }))
    .filter(({ text, name }) => text !== '' && name !== '');
}

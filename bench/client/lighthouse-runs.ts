import lighthouse, { type Result } from 'lighthouse';
import type { Visitor } from '../../tests/e2e/support/visitors.ts';
import { median, rounded } from '../statistics/median.ts';
import { openPhone } from './phone.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export interface LighthouseSubject {
  name: string;
  address: string;
  path: string;
  /** Who is signed in. */
  member?: Visitor | undefined;
  /** Kept away from search engines on purpose: that it is counts neither for nor against it. */
  isHidden?: boolean;
  goals?: Readonly<Record<string, { floor: number; goal: number }>>;
  /** What the others' largest paint is measured against. */
  isReference?: boolean;
  /** How many times as late as there it may be. */
  goalTimes?: number;
}

type ThrottlingMethod = 'simulate' | 'devtools';

const ATTEMPTS = 3;

const SCORE_GOALS = { floor: '95 / 100 / 100 / 100', goal: '100 / 100 / 100 / 100' };

/**
 * What Lighthouse says of pages on a phone that has never seen them, in turns: the middle of some runs, each with a new
 * browser. It computes from a fast visit what a slow one would be, and takes all that has come before the largest paint for
 * needed; so each page is also visited with network and processor slowed as much.
 */
export async function judgePages(subjects: readonly LighthouseSubject[], runs: number) {
  const judged = subjects.map((subject) => ({ subject, results: [] as Result[], slowed: [] as Result[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { subject, results, slowed } of judged) {
      results.push(await judge(subject, 'simulate'));
      slowed.push(await judge(subject, 'devtools'));
    }
  }
  const bare = judged.find(({ subject }) => subject.isReference);
  return judged.flatMap(({ subject, results, slowed }) => [
    ...rowsOf(subject, results),
    ...besideBare(subject, 'LCP as computed, times the bare React page', results, bare?.results),
    ...besideBare(subject, 'LCP slowed down, times the bare React page', slowed, bare?.slowed),
  ]);
}

function besideBare(
  { name, goalTimes }: LighthouseSubject,
  what: string,
  results: readonly Result[],
  bare: readonly Result[] = [],
) {
  const found = rounded(lcpOf(results) / lcpOf(bare), 2);
  return goalTimes === undefined ? [] : [{ what, subject: name, found, goal: goalTimes }];
}

const lcpOf = (results: readonly Result[]): number => timeOf(results, TIMES['LCP, ms']);

const timeOf = (results: readonly Result[], audit: string): number =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

function rowsOf({ name, goals }: LighthouseSubject, results: readonly Result[]) {
  const scores = CATEGORIES.map((category) =>
    median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  );
  const times = Object.entries(TIMES).map(([what, audit]) => ({
    what,
    subject: name,
    found: rounded(timeOf(results, audit), what === 'CLS' ? 3 : 0),
    ...goals?.[what],
  }));
  const findings = new Set(results.flatMap(findingsOf));
  if (findings.size > 0) console.log(`${name}: ${[...findings].join(', ')}`);
  return [{ what: 'Lighthouse', subject: name, found: scores.join(' / '), ...SCORE_GOALS }, ...times];
}

/** Now and then Chromium leaves the start of the page out of its trace; such a run says nothing, so there is another. */
async function judge(subject: LighthouseSubject, method: ThrottlingMethod): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await judgeOnce(subject, method);
    if (!result.runtimeError) return result;
    if (result.runtimeError.code !== 'NO_NAVSTART' || attempt === ATTEMPTS) {
      throw new Error(result.runtimeError.message);
    }
  }
}

async function judgeOnce(
  { address, path, member, isHidden = false }: LighthouseSubject,
  throttlingMethod: ThrottlingMethod,
): Promise<Result> {
  const phone = await openPhone({ address, member });
  try {
    const judged = await lighthouse(`${address}${path}`, {
      port: phone.devToolsPort,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      throttlingMethod,
      // The browser is new; what it knows is that somebody is signed in.
      disableStorageReset: true,
      ...(isHidden && { skipAudits: ['is-crawlable'] }),
    });
    if (!judged) throw new Error(`Lighthouse did not judge ${path}.`);
    return judged.lhr;
  } finally {
    await phone.close();
  }
}

/** Everything that costs points. */
function findingsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? audits[id]?.score ?? ''}`);
}

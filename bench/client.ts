import type { BenchRows, Measure } from '../scripts/bench.ts';
import { openProduct } from '../tests/e2e/support/open-product.ts';
import { weighFirstVisit } from './client/first-visit.ts';
import { timeInteractions } from './client/interactions.ts';
import { judgePages } from './client/lighthouse-runs.ts';
import { makeMember } from './client/member.ts';
import { openReferencePages } from './client/reference-pages.ts';

const SMALL = { judgements: 1, interactions: 3 };
const FULL = { judgements: 5, interactions: 5 };

const QUICK_GOALS = { 'TBT, ms': { floor: 200, goal: 50 }, CLS: { floor: 0.1, goal: 0.01 } };
const ENTRANCE_GOALS = { ...QUICK_GOALS, 'LCP, ms': { floor: 2_500, goal: 1_000 } };
const APP_GOALS = { ...QUICK_GOALS, 'LCP, ms': { floor: 2_500, goal: 1_500 } };
const HOME_GOALS = { 'JS, kB': { floor: 150, goal: 110 }, requests: { floor: 10, goal: 6 } };
const LIGHT_GOALS = { 'JS, kB': { floor: 100, goal: 72 }, requests: { floor: 10, goal: 6 } };

/** What the app weighs, how fast it stands and answers, and what Lighthouse says, beside a plain and a bare React page. */
export const measure: Measure = async ({ isFull }) => {
  const { judgements, interactions } = isFull ? FULL : SMALL;
  const references = await openReferencePages();
  const product = await openProduct();
  try {
    const member = await makeMember(product);
    const { address } = product;
    const home = '/dashboard-full';
    const subjects = [
      { name: 'plain page', address: references.address, path: '/plain' },
      { name: 'bare React page', address: references.address, path: '/react', isReference: true },
      { name: '/', address, path: '/', goals: ENTRANCE_GOALS, goalTimes: 0.9 },
      { name: '/login', address, path: '/login', goals: ENTRANCE_GOALS, goalTimes: 1 },
      { name: '/subscribe', address, path: '/subscribe', goals: APP_GOALS, goalTimes: 1.2 },
      { name: home, address, path: home, member, isHidden: true, goals: APP_GOALS, goalTimes: 1.4 },
      { name: '/workout/1', address, path: '/workout/1', member, isHidden: true, goals: APP_GOALS, goalTimes: 1.6 },
    ];
    const rows: BenchRows[number][] = await judgePages(subjects, judgements);
    for (const path of ['/plain', '/react']) rows.push(...(await weighFirstVisit(references.address, { path })));
    for (const path of ['/', '/login']) rows.push(...(await weighFirstVisit(address, { path, goals: LIGHT_GOALS })));
    for (const path of ['/register', '/subscribe']) rows.push(...(await weighFirstVisit(address, { path })));
    rows.push(...(await weighFirstVisit(address, { path: home, member, landmark: '#today-title', goals: HOME_GOALS })));
    rows.push(...(await timeInteractions(address, member, interactions)));
    return rows;
  } finally {
    await product.close();
    await references.close();
  }
};

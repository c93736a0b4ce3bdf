import type { Measure } from '../scripts/bench.ts';
import { openProduct } from '../tests/e2e/support/open-product.ts';
import { makeMember } from './client/member.ts';
import { openReferencePages } from './client/reference-pages.ts';
import { type Opening, openInstalled } from './opening/openings.ts';
import { median, rounded } from './statistics/median.ts';

const GOAL_COMPUTING = 1.4;
const GOAL_CLOCK = 1.8;
const GOAL_KEPT_MB = 3;
const MB = 1_000_000;

/**
 * What a member waits for each day, the installed app opened again, beside a bare React page that was opened before.
 * Home is seen, and a tap on it is not lost, before React has it: both are told. And what the first visit keeps on
 * their phone. /
 */
export const measure: Measure = async ({ isFull }) => {
  const turns = isFull ? 15 : 5;
  const references = await openReferencePages();
  const product = await openProduct();
  try {
    const member = await makeMember(product);
    const bare = await openInstalled({ address: references.address, path: '/react', landmark: 'h1' });
    const home = await openInstalled({
      address: product.address,
      path: '/dashboard-full',
      landmark: '#today-title',
      member,
    });
    const computing = { bare: [] as Opening[], home: [] as Opening[] };
    const times = { bare: [] as Opening[], home: [] as Opening[] };
    for (let turn = 0; turn < turns; turn += 1) {
      computing.bare.push(await bare.computing());
      computing.home.push(await home.computing());
      times.bare.push(await bare.times());
      times.home.push(await home.times());
    }
    await bare.close();
    await home.close();
    return [
      row('main thread until Home is seen, ms', computing, 'seenMs', GOAL_COMPUTING),
      row('main thread until React has it, ms', computing, 'aliveMs', GOAL_COMPUTING),
      row('slowed 4 times, slow network: Home is seen, ms', times, 'seenMs', GOAL_CLOCK),
      row('slowed 4 times, slow network: React has it, ms', times, 'aliveMs', GOAL_CLOCK),
      {
        what: 'kept after the first visit, MB: pictures',
        home: rounded(home.kept.pictures / MB, 2),
        goal: GOAL_KEPT_MB,
      },
      { what: 'kept after the first visit, MB: all', home: rounded(home.kept.all / MB, 2) },
    ];
  } finally {
    await product.close();
    await references.close();
  }
};

type Openings = Readonly<Record<'bare' | 'home', readonly Opening[]>>;

function row(what: string, { bare, home }: Openings, until: keyof Opening, goal: number) {
  const [one, other] = [bare, home].map((openings) => median(openings.map((opening) => opening[until])));
  const [bareReactPage, ofHome] = [one ?? Number.NaN, other ?? Number.NaN];
  return {
    what,
    bareReactPage: rounded(bareReactPage, 0),
    home: rounded(ofHome, 0),
    times: rounded(ofHome / bareReactPage, 2),
    goal,
  };
}

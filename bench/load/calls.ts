import type { BenchRows } from '../../scripts/bench.ts';
import { rounded } from '../statistics/median.ts';
import { type Goal, GROUP_COMMIT, SHARES_OF_HELLO } from './goals.ts';
import { createRequests } from './requests.ts';
import { type Case, measureRounds, middle, type Rounds, ratio } from './rounds.ts';
import type { Subject } from './subjects.ts';

interface Subjects {
  bare: Subject;
  dressed: Subject;
  product: Subject;
  together: Subject;
  apart: Subject;
  productOnPostgres?: Subject;
}

interface Span {
  members: number;
  rounds: number;
  durationMs: number;
}

const BARE = 'bare hello';
const DRESSED = 'dressed hello';
const TOGETHER = 'POST, shared commits';
const APART = 'POST, one commit each';
const DASHBOARD = 'GET dashboard, first read';
const COMPLETION = 'POST workout-sessions';

/** Each call's share of the hellos of the same rounds. */
export async function measureCalls(subjects: Subjects, span: Span): Promise<BenchRows> {
  const rounds = await measureRounds(await casesOf(subjects, span.members), span);
  const rows = [...rounds.keys()].map((name) => costRow(rounds, name));
  const times = ratio(rounds, 'perSecond', TOGETHER, APART);
  return [...rows, factorRow('group commit, requests per second', times, GROUP_COMMIT)];
}

async function casesOf(subjects: Subjects, members: number): Promise<Case[]> {
  const { bare, dressed, product, together, apart, productOnPostgres } = subjects;
  const { hello, me, dashboard, unchanged, completion } = createRequests(members);
  const calls = async (subject: Subject, nameOf: (name: string) => string): Promise<Case[]> => [
    { name: nameOf('GET me'), subject, next: me, status: 200 },
    { name: nameOf(DASHBOARD), subject, next: dashboard, status: 200 },
    { name: nameOf('GET dashboard, unchanged'), subject, next: await unchanged(subject.server.port), status: 304 },
    { name: nameOf(COMPLETION), subject, next: completion, status: 201 },
  ];
  return [
    { name: BARE, subject: bare, next: hello, status: 200 },
    { name: DRESSED, subject: dressed, next: hello, status: 200 },
    ...(await calls(product, (name) => name)),
    { name: TOGETHER, subject: together, next: completion, status: 201 },
    { name: APART, subject: apart, next: completion, status: 201 },
    ...(productOnPostgres ? await calls(productOnPostgres, (name) => `on PostgreSQL: ${name}`) : []),
  ];
}

function costRow(rounds: Rounds, name: string) {
  const known = SHARES_OF_HELLO[name];
  return {
    measured: name,
    cpuUs: rounded(middle(rounds, name, 'cpuUs'), 1),
    ofBare: rounded(1 / ratio(rounds, 'cpuUs', name, BARE)),
    ofDressed: rounded(1 / ratio(rounds, 'cpuUs', name, DRESSED)),
    perSecond: Math.round(middle(rounds, name, 'perSecond')),
    p50Ms: rounded(middle(rounds, name, 'p50Ms'), 2),
    p99Ms: rounded(middle(rounds, name, 'p99Ms'), 2),
    ...(known ?? {}),
  };
}

const factorRow = (measured: string, times: number, { floor, goal }: Goal) => ({
  measured,
  times: rounded(times, 2),
  floor,
  goal,
});

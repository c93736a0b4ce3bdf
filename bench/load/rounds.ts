import { median } from '../statistics/median.ts';
import { drive } from './drive.ts';
import type { Subject } from './subjects.ts';

/** One call of one server. */
export interface Case {
  name: string;
  subject: Subject;
  next: () => string;
  /** What every answer must be. */
  status: number;
}

export interface Figure {
  cpuUs: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Every round's figures of every case, under its name. */
export type Rounds = ReadonlyMap<string, readonly Figure[]>;

const CONNECTIONS = 64;
const WARM_UP_MS = 300;

interface Span {
  rounds: number;
  durationMs: number;
}

/** Measures all cases in each round, in another order each time, so that what else the machine does falls on all alike. */
export async function measureRounds(cases: readonly Case[], { rounds, durationMs }: Span): Promise<Rounds> {
  const figures = new Map<string, Figure[]>(cases.map(({ name }) => [name, []]));
  for (const each of cases) await run(each, WARM_UP_MS * 3);
  for (let round = 0; round < rounds; round += 1) {
    for (const each of shuffled(cases)) {
      await run(each, WARM_UP_MS);
      figures.get(each.name)?.push(await run(each, durationMs));
    }
  }
  return figures;
}

/** The middle of what all rounds say. */
export function middle(rounds: Rounds, name: string, part: keyof Figure): number {
  return median((rounds.get(name) ?? []).map((figure) => figure[part]));
}

/** How many times as much one case has as another, in the middle of the rounds: both are of the same moment then. */
export function ratio(rounds: Rounds, part: keyof Figure, name: string, other: string): number {
  const others = rounds.get(other) ?? [];
  const ratios = (rounds.get(name) ?? []).map((figure, round) => figure[part] / (others[round]?.[part] ?? Number.NaN));
  return median(ratios);
}

async function run({ name, subject, next, status }: Case, durationMs: number): Promise<Figure> {
  const before = subject.cpuUs();
  const { server, isAlone } = subject;
  const answered = await drive({ port: server.port, connections: CONNECTIONS, next, durationMs, isAwake: isAlone });
  const used = subject.cpuUs() - before;
  if (answered.statuses[status] !== answered.requests) {
    throw new Error(`${name} was answered ${JSON.stringify(answered.statuses)}`);
  }
  const { requests, perSecond, p50Ms, p99Ms } = answered;
  return { cpuUs: used / requests, perSecond, p50Ms, p99Ms };
}

const shuffled = <Item>(list: readonly Item[]): Item[] =>
  list
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

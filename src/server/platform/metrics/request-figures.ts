import { type Sample, sample } from './metrics-text.ts';

const BOUNDS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly byStatus: Map<number, number>;
  /** Not cumulative; the last is above all bounds. */
  readonly counts: number[];
  seconds: number;
}

export type RequestFigures = ReturnType<typeof createRequestFigures>;

/** Privacy: counted by route template, so that nothing that a person typed is in it. */
export function createRequestFigures() {
  const allSeries: Series[] = [];

  return {
    countersOf(method: string, route: string): (status: number, ms: number) => void {
      const series: Series = {
        labels: { method, route },
        byStatus: new Map(),
        counts: BOUNDS_SECONDS.map(() => 0).concat(0),
        seconds: 0,
      };
      allSeries.push(series);
      return (status, ms) => count(series, status, ms / 1_000);
    },

    samples: (): Sample[] => [
      sample('http_requests_total', 'counter', 'Requests answered.', allSeries.flatMap(statusValues)),
      sample('http_request_duration_seconds', 'histogram', 'Time until answered.', allSeries.flatMap(durationValues)),
    ],
  };
}

function count(series: Series, status: number, seconds: number): void {
  series.byStatus.set(status, (series.byStatus.get(status) ?? 0) + 1);
  series.seconds += seconds;
  let part = 0;
  while (seconds > (BOUNDS_SECONDS[part] ?? Number.POSITIVE_INFINITY)) part += 1;
  series.counts[part] = (series.counts[part] ?? 0) + 1;
}

function statusValues({ labels, byStatus }: Series) {
  return [...byStatus].map(([status, value]) => ({ labels: { ...labels, status: String(status) }, value }));
}

function durationValues({ labels, counts, seconds, byStatus }: Series) {
  if (byStatus.size === 0) return [];
  let sum = 0;
  const upTo = counts.map((value, part) => {
    sum += value;
    const bound = BOUNDS_SECONDS[part];
    return { suffix: '_bucket', labels: { ...labels, le: bound === undefined ? '+Inf' : String(bound) }, value: sum };
  });
  return [...upTo, { suffix: '_sum', labels, value: seconds }, { suffix: '_count', labels, value: sum }];
}

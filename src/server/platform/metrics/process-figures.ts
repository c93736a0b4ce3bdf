import { monitorEventLoopDelay } from 'node:perf_hooks';
import packageJson from '../../../../package.json' with { type: 'json' };
import { type Sample, sample } from './metrics-text.ts';

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;
const QUANTILES = ['0.5', '0.99', '1'];

const lateness = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1_000);

/** Quantiles of the event loop's delay cover the time since the last scrape; sum and count the whole life. */
export function createProcessFigures() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const lag = { seconds: 0, count: 0 };
  delay.enable();

  function lagValues() {
    if (delay.count > 0) {
      lag.seconds += lateness(delay.mean) * delay.count;
      lag.count += delay.count;
    }
    const quantiles = [delay.percentile(50), delay.percentile(99), delay.max].map(lateness);
    delay.reset();
    return [
      ...QUANTILES.map((quantile, at) => ({ labels: { quantile }, value: quantiles[at] ?? 0 })),
      { suffix: '_sum', value: lag.seconds },
      { suffix: '_count', value: lag.count },
    ];
  }

  return {
    samples(): Sample[] {
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        sample('build_info', 'gauge', 'The version that runs.', [
          { labels: { version: packageJson.version, node: process.version }, value: 1 },
        ]),
        sample('event_loop_lag_seconds', 'summary', 'How late the event loop was.', lagValues()),
        sample('process_memory_bytes', 'gauge', 'Memory of the process.', [
          { labels: { kind: 'resident' }, value: rss },
          { labels: { kind: 'heap' }, value: heapUsed },
          { labels: { kind: 'external' }, value: external },
        ]),
        sample('process_cpu_seconds_total', 'counter', 'Computing time of the process.', (user + system) / 1e6),
        sample('process_uptime_seconds', 'gauge', 'How long the process has run.', process.uptime()),
      ];
    },
    stop: () => delay.disable(),
  };
}

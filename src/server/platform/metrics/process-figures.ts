import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Sample, sample } from './metrics-text.ts';

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** What the process itself needs. How late its event loop was is told for the time since it was last asked. */
export function createProcessFigures() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    samples(): Sample[] {
      const [middle, late, worst] = [delay.percentile(50), delay.percentile(99), delay.max].map((nanoseconds) =>
        Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1_000),
      );
      delay.reset();
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        sample('event_loop_lag_seconds', 'gauge', 'How late the event loop was since the last look.', [
          { labels: { quantile: '0.5' }, value: middle ?? 0 },
          { labels: { quantile: '0.99' }, value: late ?? 0 },
          { labels: { quantile: '1' }, value: worst ?? 0 },
        ]),
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

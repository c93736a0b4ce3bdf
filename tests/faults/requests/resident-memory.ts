import { existsSync, readFileSync } from 'node:fs';

/** What the process holds in memory, in megabytes; absent where the system does not tell it in Linux's way. */
export function residentMegabytes(processId: number | undefined): number | undefined {
  const file = `/proc/${processId}/status`;
  if (!existsSync(file)) return undefined;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1_024);
}

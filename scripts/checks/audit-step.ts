import { spawn } from 'node:child_process';
import { projectFolder } from '../prepare/project.mjs';
import type { Step } from './run-steps.ts';

const PATIENCE_MS = 30_000;

interface Audit {
  report?: { vulnerabilities: Readonly<Record<string, { name: string; severity: string; range: string }>> };
  /** Why there is none. */
  reason?: string;
}

/** Asks the registry for known holes in what people run and what it is built with. Where no registry answers, it is skipped and says so. */
export const auditStep: Step = {
  name: 'known holes in packages',
  async run() {
    const { report, reason } = await audit();
    if (!report) return { ...NOTHING, skipped: 1, notes: [`Skipped: known holes in packages (${reason}).`] };
    const problems = Object.values(report.vulnerabilities).map(
      ({ name, severity, range }) => `${name} ${range}: ${severity}. See \`npm audit\`.`,
    );
    return { ...NOTHING, passed: problems.length === 0 ? 1 : 0, failed: problems.length > 0 ? 1 : 0, problems };
  },
};

const NOTHING = { passed: 0, failed: 0, skipped: 0, problems: [] };

/** What npm says of the packages that the product runs and is built with; tools for tests see nobody's data. */
function audit(): Promise<Audit> {
  return new Promise((resolve) => {
    const options = ['audit', '--json', '--omit=dev', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS / 2}`];
    const npm = spawn('npm', options, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PATIENCE_MS,
    });
    let output = '';
    npm.stdout.on('data', (chunk) => (output += chunk));
    npm.on('error', () => resolve({ reason: 'npm could not be started' }));
    npm.on('close', () => resolve(readAudit(output)));
  });
}

/** A report, or why there is none. */
export function readAudit(output: string): Audit {
  try {
    const report = JSON.parse(output);
    return report.vulnerabilities ? { report } : { reason: 'no registry that knows of them answers' };
  } catch {
    return { reason: 'no registry answers' };
  }
}

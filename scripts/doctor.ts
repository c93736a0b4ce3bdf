import { CHECKS } from './operator/checkup.ts';
import type { Finding } from './operator/finding.ts';
import { runWithSettings } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';

/** `npm run doctor`: read-only health check; fails if anything must be mended. */

const MARKS: Record<Finding['verdict'], string> = { good: '✓', warning: '·', failure: '✗' };

await runWithSettings(async (config) => {
  console.log('✓ Settings: no mistakes');
  let isWell = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    const { verdict, words } = await check(config).catch(asFinding);
    console.log(`${MARKS[verdict]} ${name}: ${words}`);
    isWell &&= verdict !== 'failure';
  }
  if (!isWell) throw new OperatorError('Something must be mended: see the lines that begin with ✗.');
});

function asFinding(error: unknown): Finding {
  const cause = (error as Error).cause;
  return { verdict: 'failure', words: (cause instanceof Error ? cause : (error as Error)).message };
}

import { CHECKS, findingOf } from '#server/upkeep/checkup.ts';
import type { Finding } from '#server/upkeep/finding.ts';
import { runWithSettings } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';

/** `npm run doctor`: read-only health check; fails if anything must be mended. */

const MARKS: Record<Finding['verdict'], string> = { good: '✓', warning: '·', failure: '✗' };

await runWithSettings(async (config) => {
  console.log('✓ Settings: no problems');
  let isWell = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    const { verdict, words, command } = await findingOf(check, config);
    console.log(`${MARKS[verdict]} ${name}: ${words}${command === undefined ? '' : `. ${command}`}`);
    isWell &&= verdict !== 'failure';
  }
  if (!isWell) throw new OperatorError('Fix the lines marked ✗.');
});

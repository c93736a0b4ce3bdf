import { CHECKS } from './operator/checkup.ts';
import type { Finding } from './operator/finding.ts';
import { runWithSettings } from './operator/open-operator.ts';
import { OperatorMistake } from './operator/operator-mistake.ts';

/* `npm run doctor`: looks at everything that a running product needs, changes nothing, and fails if something must be mended. */

const MARKS: Record<Finding['verdict'], string> = { good: '✓', look: '·', wrong: '✗' };

await runWithSettings(async (config) => {
  console.log('✓ Settings: no mistakes');
  let isWell = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    const { verdict, words } = await check(config).catch(asFinding);
    console.log(`${MARKS[verdict]} ${name}: ${words}`);
    isWell &&= verdict !== 'wrong';
  }
  if (!isWell) throw new OperatorMistake('Something must be mended: see the lines that begin with ✗.');
});

/** A check that could not be made has found something. */
function asFinding(error: unknown): Finding {
  const cause = (error as Error).cause;
  return { verdict: 'wrong', words: (cause instanceof Error ? cause : (error as Error)).message };
}

import { runWithSettings } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { backUpBefore } from './update/back-up-before.ts';
import { commitsToCome } from './update/checkout.ts';
import { discardPrepared, prepareBeside } from './update/prepare-beside.ts';
import { rollBack } from './update/roll-back.ts';
import { restartServers, runningServers } from './update/running-servers.ts';
import { putInPlace } from './update/swap.ts';
import { tryBeside } from './update/try-beside.ts';

/**
 * `npm run update`: the new version is built and tried beside the running one, then swapped in; rolled back if it
 * does not come up.
 */

await runWithSettings(async (config) => {
  const startedAt = Date.now();
  const { from, to, count } = commitsToCome();
  if (count === 0) {
    console.log('You already have the newest version.');
    return;
  }
  console.log(`Building the new version (${count} ${count === 1 ? 'change' : 'changes'}). Your site keeps running…`);
  try {
    prepareBeside(from, to);
    await backUpBefore(config);
    await tryBeside(config);
  } catch (error) {
    discardPrepared();
    throw new OperatorError(`${(error as Error).message}\nNothing was changed. The old version keeps running.`);
  }
  const servers = runningServers();
  putInPlace(to);
  const watched = servers.filter(({ isRestarted }) => isRestarted);
  if (watched.length === 0) {
    console.log('Done. The new version is ready. Start or restart the server to use it.');
    return;
  }
  const problem = await restartServers(watched, config);
  if (problem !== undefined) throw new OperatorError(await rollBack({ from, problem, startedAt, config }));
  console.log('Done. The new version is running.');
});

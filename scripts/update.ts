import { runWithSettings } from './operator/open-operator.ts';
import { OperatorMistake } from './operator/operator-mistake.ts';
import { backUpBefore } from './update/back-up-before.ts';
import { commitsToCome } from './update/checkout.ts';
import { goBack } from './update/go-back.ts';
import { discardPrepared, prepareBeside } from './update/prepare-beside.ts';
import { restartServers, runningServers } from './update/running-servers.ts';
import { putInPlace } from './update/swap.ts';
import { tryBeside } from './update/try-beside.ts';

/*
 * `npm run update`: brings the newest version. It is fetched, built and tried beside the one that runs, and takes its place
 * only then; the server is away for as long as it takes to start. What does not come up is taken back.
 */

await runWithSettings(async (config) => {
  const startedAt = Date.now();
  const { from, to, count } = commitsToCome();
  if (count === 0) {
    console.log('This is the newest version already.');
    return;
  }
  console.log(`Building the new version (${count} changes) beside the one that runs…`);
  try {
    prepareBeside(from, to);
    await backUpBefore(config);
    await tryBeside(config);
  } catch (error) {
    discardPrepared();
    throw new OperatorMistake(`${(error as Error).message}\nNothing was changed: the version before goes on.`);
  }
  const servers = runningServers();
  putInPlace(to);
  const watched = servers.filter(({ isRestarted }) => isRestarted);
  if (watched.length === 0) {
    console.log('Done: the new version is in place. Start the server, or stop it and start it again, to run it.');
    return;
  }
  const trouble = await restartServers(watched, config);
  if (trouble !== undefined) throw new OperatorMistake(await goBack({ from, trouble, startedAt, config }));
  console.log('Done: the new version runs, and answers.');
});

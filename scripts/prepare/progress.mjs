const LOOK_PAUSE_MS = 250;

/**
 * Says what is done, for how many seconds and, with `counted`, how many of how many: on a terminal in one line that
 * changes, elsewhere when it begins and when it is done.
 */
export async function withProgress(what, work, counted = () => '') {
  const startedAt = performance.now();
  const line = () => `${what}…${counted()} ${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  const { isTTY } = process.stdout;
  if (!isTTY) console.log(`${what}…`);
  const timer = isTTY && setInterval(() => process.stdout.write(`\r${line()}`), LOOK_PAUSE_MS);
  try {
    const result = await work();
    process.stdout.write(`${isTTY ? '\r' : ''}${line()}\n`);
    return result;
  } catch (error) {
    if (isTTY) process.stdout.write('\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

import { setTimeout as pause } from 'node:timers/promises';

/** Far shorter than a server is away that is started again; without it the asking would hold up what it watches. */
const PAUSE_MS = 20;

/** Asks again and again, as members do, until it is stopped. */
export function watchAnswers(ask: () => Promise<boolean>) {
  let [answered, failed, isOver] = [0, 0, false];
  const watching = (async () => {
    while (!isOver) {
      if (await ask()) answered += 1;
      else failed += 1;
      await pause(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return { answered, failed };
    },
  };
}

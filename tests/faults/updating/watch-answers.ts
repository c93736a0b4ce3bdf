/** Asks again and again, as members do, until it is stopped. */
export function watchAnswers(ask: () => Promise<boolean>) {
  let [answered, failed, isOver] = [0, 0, false];
  const watching = (async () => {
    while (!isOver) {
      if (await ask()) answered += 1;
      else failed += 1;
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

/** Works through a list with so many at once. Rejects at the first failure and begins nothing more after it. */
export async function atOnce<Item>(
  limit: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items].reverse();
  async function workOn(): Promise<void> {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  }
  const workers = Array.from({ length: limit }, () =>
    workOn().catch((failure: unknown) => {
      waiting.length = 0;
      throw failure;
    }),
  );
  await Promise.all(workers);
}

import { randomUUID } from 'node:crypto';
import { FOLDER, hostOf, type SecondPlace } from './second-place.ts';
import { openStore } from './store.ts';
import { type PlaceTrouble, placeTrouble } from './store-trouble.ts';

/** Somebody waits for the answer, and may try again. */
const WAITED_FOR = { patienceMs: 10_000, most: 1 };

/** A small object is written, read, listed and deleted. Undefined where all of it works. */
export async function tryPlace(place: SecondPlace): Promise<PlaceTrouble | undefined> {
  const store = openStore(place, WAITED_FOR);
  const key = `${FOLDER}try/${randomUUID()}`;
  const word = randomUUID();
  try {
    await store.put(key, new Blob([word]).stream());
    const isThere = (await store.list(key)).some((object) => object.key === key);
    const isSame = (await store.readText(key)) === word;
    await store.remove([key]);
    const isGone = (await store.list(key)).length === 0;
    if (isThere && isSame && isGone) return undefined;
    return { at: 'endpoint', words: `${hostOf(place)} doesn’t keep, list and delete what we send` };
  } catch (error) {
    return placeTrouble((error as Error).cause ?? error, place);
  }
}

/** A stretch of words that both texts have, or one of them only. */
export interface WordsDifference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Texts with more pairs of words are given as one removed and one added text: a table of all pairs would not fit. */
const MOST_PAIRS = 4_000_000;

/**
 * The difference between two texts, word by word, in the order of reading. Joined, `same` and `removed` give the text before,
 * `same` and `added` the text after. Where several shortest differences exist, the answer is always the same one of them.
 */
export function wordsDifference(before: string, after: string): WordsDifference[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const [old, now] = [wordsIn(before), wordsIn(after)];
  if (old.length * now.length > MOST_PAIRS) return joined([removed(before), added(after)]);
  return joined(steps(old, now));
}

function steps(old: readonly string[], now: readonly string[]): WordsDifference[] {
  const kept = lengthsKept(old, now);
  const told: WordsDifference[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const step = stepAt(old[i], now[j], () => kept(i + 1, j) >= kept(i, j + 1));
    told.push(step);
    if (step.kind !== 'added') i += 1;
    if (step.kind !== 'removed') j += 1;
  }
  return told;
}

/** The next stretch from the next words of both texts, of which at least one is there. */
function stepAt(word: string | undefined, next: string | undefined, isRemovedFirst: () => boolean): WordsDifference {
  if (word !== undefined && word === next) return { kind: 'same', text: word };
  if (next === undefined || (word !== undefined && isRemovedFirst())) return removed(word ?? '');
  return added(next);
}

const wordsIn = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

const removed = (text: string): WordsDifference => ({ kind: 'removed', text });
const added = (text: string): WordsDifference => ({ kind: 'added', text });

/** How many words the rests of both texts have in common at most, from each pair of places on. */
function lengthsKept(old: readonly string[], now: readonly string[]): (i: number, j: number) => number {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

function joined(parts: readonly WordsDifference[]): WordsDifference[] {
  const told: WordsDifference[] = [];
  for (const part of parts) {
    const last = told.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text !== '') told.push({ ...part });
  }
  return told;
}

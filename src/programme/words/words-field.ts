import type { WordsField } from '#domain/words/words.ts';

const SHORTEST = { line: 60, long: 600 };
const ROOM = { line: 1.5, long: 2 };

type Given = Partial<Pick<WordsField, 'isLong' | 'mayBeEmpty' | 'slots' | 'keeps' | 'max'>>;

/** A field for one of the shipped texts of a place; a line unless said otherwise, with room for half as much again. */
export function wordsField<Shipped extends Readonly<Record<string, string>>>(
  shipped: Shipped,
  id: keyof Shipped & string,
  label: string,
  { isLong = false, ...given }: Given = {},
): WordsField {
  const text = shipped[id] ?? '';
  const kind = isLong ? 'long' : 'line';
  const max = Math.max(SHORTEST[kind], Math.ceil((text.length * ROOM[kind]) / 20) * 20);
  return { id, label, shipped: text, max, isLong, ...given };
}

/** Each doubles the number of texts. */
const MOST_OTHER_LETTERS = 3;

/**
 * The databases lower A to Z only, so a text is looked for with each of its first other letters in either case:
 * "émilie" finds "Émilie". In lower case but for those.
 */
export function bothCases(text: string): string[] {
  let texts = [''];
  let others = 0;
  for (const letter of text.normalize('NFC').toLowerCase()) {
    const upper = letter.toUpperCase();
    const isOther = letter > '\u007f' && upper !== letter && others < MOST_OTHER_LETTERS;
    if (isOther) others += 1;
    texts = texts.flatMap((start) => (isOther ? [start + letter, start + upper] : [start + letter]));
  }
  return texts;
}

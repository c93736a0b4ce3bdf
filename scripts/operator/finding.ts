/** `wrong` must be mended; `look` may be meant so. */
export interface Finding {
  verdict: 'good' | 'look' | 'wrong';
  words: string;
}

export const good = (words: string): Finding => ({ verdict: 'good', words });
export const look = (words: string): Finding => ({ verdict: 'look', words });
export const wrong = (words: string): Finding => ({ verdict: 'wrong', words });

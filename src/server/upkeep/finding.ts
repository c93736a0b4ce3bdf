/** A `failure` must be mended; a `warning` may be intended. */
export interface Finding {
  verdict: 'good' | 'warning' | 'failure';
  words: string;
}

export const good = (words: string): Finding => ({ verdict: 'good', words });
export const warning = (words: string): Finding => ({ verdict: 'warning', words });
export const failure = (words: string): Finding => ({ verdict: 'failure', words });

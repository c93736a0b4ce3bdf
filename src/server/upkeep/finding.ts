/** A `failure` must be mended; a `warning` may be intended. */
export interface Finding {
  verdict: 'good' | 'warning' | 'failure';
  /** For somebody who knows no command. */
  words: string;
  /** For a technician: a command, or the setting that it hangs on. */
  command?: string;
}

const finding =
  (verdict: Finding['verdict']) =>
  (words: string, command?: string): Finding => ({ verdict, words, ...(command !== undefined && { command }) });

export const good = finding('good');
export const warning = finding('warning');
export const failure = finding('failure');

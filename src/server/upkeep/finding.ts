/** A `failure` must be mended; a `warning` may be intended. */
export interface Finding {
  verdict: 'good' | 'warning' | 'failure';
  /** For somebody who knows no command. */
  words: string;
  /** For a technician: a command, or the setting that it hangs on. */
  command?: string;
  /** Where the desk mends it, if not where what the check is named after stands. */
  mendedAt?: 'seller' | 'mail_server';
}

const finding =
  (verdict: Finding['verdict']) =>
  (words: string, command?: string, mendedAt?: Finding['mendedAt']): Finding => ({
    verdict,
    words,
    ...(command !== undefined && { command }),
    ...(mendedAt !== undefined && { mendedAt }),
  });

export const good = finding('good');
export const warning = finding('warning');
export const failure = finding('failure');

const NPM_PREFIX = /^npm (error|ERR!)\s*/;
/** What npm says before and after the line that a person can use. */
const NPM_DETAIL = /^(code|errno|syscall|path|command)\b|A complete log of this run/;
const NAMES_AN_ERROR = /^(E:|\w*error\b)/i;

/** One line out of what a failed program said: its first error if it named one, otherwise its last line. */
export function lastWords(output, spawnError) {
  if (spawnError) return spawnError.message;
  const lines = output.split('\n').map((line) => line.trim());
  const npmErrors = lines
    .filter((line) => NPM_PREFIX.test(line))
    .map((line) => line.replace(NPM_PREFIX, ''))
    .filter((line) => line !== '' && !NPM_DETAIL.test(line));
  const spoken = lines.filter((line) => line !== '' && !NPM_PREFIX.test(line));
  return npmErrors[0] ?? spoken.find((line) => NAMES_AN_ERROR.test(line)) ?? spoken.at(-1) ?? 'It gave no message.';
}

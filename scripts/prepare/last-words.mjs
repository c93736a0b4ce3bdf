/** One line out of what a failed program said: its first error if it named one, otherwise its last line. */
export function lastWords(output, spawnError) {
  if (spawnError) return spawnError.message;
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/A complete log of this run/.test(line));
  const named = lines.find(
    (line) => /^(npm (error|ERR!)|E:|error\b)/i.test(line) && !/^npm (error|ERR!) code/.test(line),
  );
  return named ?? lines.at(-1) ?? 'It said nothing.';
}

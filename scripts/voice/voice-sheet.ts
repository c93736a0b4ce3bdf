import { type SpokenLine, speakingMs } from '#domain/speech/spoken-cue.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';

type Lines = ReadonlyMap<VoicePart, readonly SpokenLine[]>;

interface SheetPart {
  part: VoicePart;
  title: string;
  lines: readonly SpokenLine[];
}

/** A page to print: part by part, each line once, with its file's name, the seconds it may take and a box to tick. */
export function sheetHtml(lines: Lines): string {
  const parts = partsOf(lines);
  const all = parts.flatMap((each) => each.lines);
  const minutes = Math.round(all.reduce((sum, { text }) => sum + speakingMs(text), 0) / 60_000);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Lines to record</title>
<style>${STYLE}</style>
<h1>Lines to record</h1>
<p>${all.length} lines, about ${minutes} minutes of speech. One file for each, named as in the first column, such as <code>half.1.wav</code>. Keep to the seconds in the last column. Talk as if to a friend beside you: calm and warm.</p>
${parts.map(partHtml).join('\n')}
</html>
`;
}

/** The same for a table program: part, id, text, seconds, recorded. */
export function sheetCsv(lines: Lines): string {
  const rows = partsOf(lines).flatMap(({ part, lines: own }) =>
    own.map(({ id, text }) => [part, id, text, secondsOf(text), '']),
  );
  return [['part', 'id', 'text', 'seconds', 'recorded'], ...rows]
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('');
}

/** Each line in the first part that has it: it is recorded once. */
function partsOf(lines: Lines): SheetPart[] {
  const listed = new Set<SpokenLine>();
  return [...lines].map(([part, own]) => {
    const fresh = own.filter((line) => !listed.has(line));
    for (const line of fresh) listed.add(line);
    return { part, title: titleOf(part), lines: fresh };
  });
}

function titleOf(part: VoicePart): string {
  if (part === 'every') return 'Every workout';
  const [edition, id] = [part.startsWith('a') ? 'a' : 'b', Number(part.slice(1))] as const;
  return `${findWorkout(edition, id)?.title ?? part}${edition === 'b' ? ', edition B' : ''}`;
}

function partHtml({ title, lines }: SheetPart): string {
  if (lines.length === 0) return '';
  const rows = lines.map(
    ({ id, text }) =>
      `<tr><td class="box">☐</td><td><code>${escaped(id)}</code></td><td>${escaped(text)}</td><td>${secondsOf(text)} s</td></tr>`,
  );
  return `<h2>${escaped(title)} (${lines.length})</h2>
<table><thead><tr><th></th><th>File</th><th>Say</th><th>Within</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** What a session leaves for it. */
const secondsOf = (text: string): string => (speakingMs(text) / 1_000).toFixed(1);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const STYLE = `
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.4 system-ui, sans-serif; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; break-after: avoid; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-size: 0.8125rem; }
td { padding: 0.375rem 0.5rem 0.375rem 0; border-bottom: 1px solid #ccc; vertical-align: top; }
tr { break-inside: avoid; }
td:nth-child(3) { width: 55%; font-size: 1.125rem; }
td:last-child { text-align: right; white-space: nowrap; }
code { font-size: 0.8125rem; color: #444; }
.box { width: 1.5rem; font-size: 1.125rem; }
thead { display: table-header-group; }
`;

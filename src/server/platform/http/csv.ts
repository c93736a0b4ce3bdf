type Cell = string | number | null;
type Row = readonly Cell[];

/** A spreadsheet would run what begins so as a formula; some read the wide forms of East Asian text like the others. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as RFC 4180 text: one line of headings, then the rows, page by page. Text that would be a formula begins with
 * an apostrophe.
 */
export async function* csvPieces(
  headings: readonly string[],
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${lineOf(headings)}`;
  for await (const rows of pages) yield rows.map(lineOf).join('');
}

const lineOf = (row: Row) => `${row.map(cellText).join(',')}\r\n`;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

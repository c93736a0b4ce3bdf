type Cell = string | number | null;
type Row = readonly Cell[];

/** Spreadsheets run these as formulas, some in their wide forms too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180, page by page. Text that would be a formula begins with an apostrophe. */
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

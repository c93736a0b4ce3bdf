type Cell = string | number | null;

/** A spreadsheet would run what begins so as a formula; some read the wide forms of East Asian text like the others. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as RFC 4180 text: one line of headings, then the rows. Text that would be a formula begins with an apostrophe. */
export function csvText(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cellText).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

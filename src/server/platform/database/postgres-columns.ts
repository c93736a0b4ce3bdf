import pg from 'pg';

const BOOLEAN = 16;
const INT8 = 20;
const NUMERIC = 1700;

/** Both engines answer alike: int8, count and sum as numbers (unsafe ones throw), conditions as 1 or 0. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [BOOLEAN]: (text) => (text === 't' ? 1 : 0),
  [INT8]: toCheckedNumber,
  [NUMERIC]: toCheckedNumber,
};

export const parseColumn: typeof pg.types.getTypeParser = ((type: number, format?: 'text') =>
  COLUMN_PARSERS[type] ?? pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;

function toCheckedNumber(text: string): number {
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} does not fit a number`);
  return number;
}

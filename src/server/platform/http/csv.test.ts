import { expect, test } from 'vitest';
import { csvPieces } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [-5, '-5'],
  ['with, comma', '"with, comma"'],
  ['say “hi” and "hi"', '"say “hi” and ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\n=1+1', `"'\n=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['-2 kg, felt good', `"'-2 kg, felt good"`],
])('%j is written %s', async (cell, text) => {
  let written = '';
  for await (const piece of csvPieces(['Day', 'Note'], [[['2026-11-20', cell]], [], [['2026-11-21', 1]]]))
    written += piece;
  expect(written).toBe(`\uFEFFDay,Note\r\n2026-11-20,${text}\r\n2026-11-21,1\r\n`);
});

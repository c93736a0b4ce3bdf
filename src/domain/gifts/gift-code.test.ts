import { describe, expect, test } from 'vitest';
import { seededRandom } from '#tests/seeded-random.ts';
import { GIFT_CODE_SYMBOLS, giftCodeFrom, groupedGiftCode, readGiftCode } from './gift-code.ts';

describe('the code of a gift', () => {
  test('has twelve symbols in groups of four', () => {
    let byte = -1;
    const code = giftCodeFrom(() => {
      byte += 1;
      return byte;
    });
    expect(code).toBe('CDFH-JKMN-PRTV');
  });

  test('has no symbol that looks like another, and no vowel', () => {
    expect(GIFT_CODE_SYMBOLS).not.toMatch(/[01258AEIOUBGLQSZ]/);
    expect(new Set(GIFT_CODE_SYMBOLS).size).toBe(20);
  });

  test('favours no symbol', () => {
    const random = seededRandom(7);
    const counts = new Map<string, number>();
    for (let made = 0; made < 2_000; made += 1) {
      const code = giftCodeFrom(() => random.below(256)).replaceAll('-', '');
      for (const symbol of code) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    for (const symbol of GIFT_CODE_SYMBOLS) {
      expect(Math.abs((counts.get(symbol) ?? 0) - 1_200)).toBeLessThan(180);
    }
  });

  test.each([
    ['CDFH-JK34-MNPR', 'CDFHJK34MNPR'],
    [' cdfh jk34 mnpr\n', 'CDFHJK34MNPR'],
    ['cdfhjk34mnpr', 'CDFHJK34MNPR'],
    ['CDFH\u2013JK34\u2014MNPR', 'CDFHJK34MNPR'],
    ['CDFH-JK34-MNP', undefined],
    ['CDFH-JK34-MNPRR', undefined],
    ['CDFH-JK34-MNP0', undefined],
    ['CDFH-JK34-MNPA', undefined],
    ['', undefined],
  ])('typed as "%s" is read as %s', (typed, code) => {
    expect(readGiftCode(typed)).toBe(code);
    if (code) expect(readGiftCode(groupedGiftCode(code))).toBe(code);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedIds,
  isLegalTextChecked,
  mergedWords,
  shippedFields,
  tidyWords,
  type WordsPlace,
  wordsProblems,
} from './words.ts';
import { wordsDifference } from './words-difference.ts';
import { plainWords, wordsBlocks, wordsParts } from './words-text.ts';

const PLACE: Pick<WordsPlace, 'sections'> = {
  sections: [
    {
      title: 'The top',
      fields: [
        { id: 'promise', label: 'Promise', shipped: 'Get strong.', max: 20, isLong: false },
        {
          id: 'law',
          label: 'Law',
          shipped: 'Write to {support}.',
          max: 90,
          isLong: true,
          slots: ['support'],
          keeps: ['support'],
        },
        { id: 'more', label: 'More', shipped: '', max: 90, isLong: true, mayBeEmpty: true },
      ],
    },
  ],
};

describe('the text of words', () => {
  test('has paragraphs, lists, bold words, links and what is filled in', () => {
    const text =
      'Hello **you**.\n\n- one [NHS](https://nhs.uk/a?b=1)\n- two\n\n\nWrite to {support} or [us](mailto:a@b.uk).';
    expect(wordsBlocks(text, ['support'])).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'Hello ' },
          { kind: 'bold', text: 'you' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        items: [
          [
            { kind: 'text', text: 'one ' },
            { kind: 'link', text: 'NHS', href: 'https://nhs.uk/a?b=1' },
          ],
          [{ kind: 'text', text: 'two' }],
        ],
      },
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'Write to ' },
          { kind: 'slot', name: 'support' },
          { kind: 'text', text: ' or ' },
          { kind: 'link', text: 'us', href: 'mailto:a@b.uk' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
    expect(wordsBlocks('')).toEqual([]);
    expect(wordsBlocks(' \n one\n \t\n two ').map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
    expect(wordsBlocks('- one\nand on').map(({ kind }) => kind)).toEqual(['paragraph']);
    expect(wordsBlocks('a - one').map(({ kind }) => kind)).toEqual(['paragraph']);
    expect(wordsBlocks(' one\n\n  - two').map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
    expect(wordsParts('**a**{support}', ['support'])).toEqual([
      { kind: 'bold', text: 'a' },
      { kind: 'slot', name: 'support' },
    ]);
    expect(plainWords(' [us](MAILTO:a@b.uk), [mailto: us](https://a.uk/mailto:) ')).toBe(
      'us (a@b.uk), mailto: us (https://a.uk/mailto:)',
    );
    expect(plainWords('Read [the page](https://a.uk/), {name}.', { name: 'Zoë' })).toBe(
      'Read the page (https://a.uk/), Zoë.',
    );
  });

  test.each([
    '[click](javascript:alert(1))',
    '[click](mailto:@b.uk)',
    '[click](xhttps://a.uk)',
    '[click](JaVaScRiPt:alert)',
    '[click](data:text/html,x)',
    '[click](//evil.example)',
    '[click](/\\evil.example)',
    '[click](http://plain.example)',
    '<script>alert(1)</script>',
    '{{constructor}} $'.concat('{process.env} {nobody} %ORIGIN%'),
    '\u202Egnihtyna\u202C',
  ])('%s stays as it was typed', (text) => {
    expect(wordsParts(text, ['support'])).toEqual([{ kind: 'text', text }]);
  });

  test('loses nothing of a text without marks, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const text = typed.replace(/[*[\]{}]/g, '');
        expect(
          wordsParts(text)
            .map((part) => ('text' in part ? part.text : ''))
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the words of a place', () => {
  test('are what was given over what was there, tidied, and nothing that it has no field for', () => {
    const before = { ...shippedFields(PLACE), promise: 'Be strong.' };
    const fields = mergedWords(PLACE, before, {
      law: 'Ring {support}. \r\n\r\n\r\n\r\nOr not. ',
      other: 'x',
      __proto__: 'y',
    });
    expect(fields).toEqual({ promise: 'Be strong.', law: 'Ring {support}.\n\nOr not.', more: '' });
    expect(changedIds(PLACE, fields)).toEqual(['promise', 'law']);
    expect(tidyWords('  a \r\n b  ')).toBe('a\n b');
    expect(tidyWords('a\rb  \t\nc')).toBe('a\nb\nc');
    expect(changedIds(PLACE, { promise: 'Be strong.' })).toEqual(['promise']);
  });

  test.each([
    [{ promise: '' }, 'promise', /can’t be empty/],
    [{ law: '' }, 'law', /can’t be empty/],
    [{ promise: 'x'.repeat(21) }, 'promise', /20 characters. This has 21/],
    [{ promise: 'a\nb' }, 'promise', /one line/],
    [{ promise: 'a\u0007b' }, 'promise', /can’t be read/],
    [{ law: 'Write to us.' }, 'law', /Leave \{support\} in/],
  ])('%j cannot be published', (fields, field, message) => {
    expect(wordsProblems(PLACE, { ...shippedFields(PLACE), ...fields })).toEqual([
      { field, message: expect.stringMatching(message) },
    ]);
  });

  test('as shipped can always be published', () => {
    expect(wordsProblems(PLACE, shippedFields(PLACE))).toEqual([]);
    expect(wordsProblems(PLACE, { ...shippedFields(PLACE), promise: 'x'.repeat(20) })).toEqual([]);
  });

  test('name every slot that is missing', () => {
    const field = { id: 'law', label: 'Law', shipped: 'x', max: 90, isLong: true, slots: ['support', 'name'] };
    const place = { sections: [{ title: 'All', fields: [{ ...field, keeps: ['support', 'name'] }] }] };
    expect(wordsProblems(place, { law: 'Write.' })).toEqual([
      { field: 'law', message: 'Leave {support} and {name} in. It’s filled in for you.' },
    ]);
  });

  test.each([
    [undefined, false, false],
    [undefined, true, true],
    [{ version: 0, isChecked: false }, true, true],
    [{ version: 0, isChecked: false }, false, false],
    [{ version: 2, isChecked: false }, true, false],
    [{ version: 2, isChecked: true }, false, true],
  ])('of law, shown %j and reviewed as shipped %j, are no draft: %j', (shown, shippedReviewed, isChecked) => {
    expect(isLegalTextChecked(shown, shippedReviewed)).toBe(isChecked);
  });
});

describe('the difference of words', () => {
  test('tells what came and what went', () => {
    expect(wordsDifference('Get strong at home.', 'Get strong in minutes at home.')).toEqual([
      { kind: 'same', text: 'Get strong ' },
      { kind: 'added', text: 'in minutes ' },
      { kind: 'same', text: 'at home.' },
    ]);
    expect(wordsDifference('', '')).toEqual([]);
    expect(wordsDifference('a  b', 'a  b')).toEqual([{ kind: 'same', text: 'a  b' }]);
    expect(wordsDifference('old', 'new')).toEqual([
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: 'new' },
    ]);
    expect(wordsDifference('one two three', 'three one two')).toEqual([
      { kind: 'added', text: 'three ' },
      { kind: 'same', text: 'one two' },
      { kind: 'removed', text: ' three' },
    ]);
    expect(wordsDifference('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
    expect(wordsDifference('old', '')).toEqual([{ kind: 'removed', text: 'old' }]);
  });

  test('is both texts at once, whatever they are', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'strong'), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = wordsDifference(before, after);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });

  test('of very long texts is told as a whole', () => {
    const [long, other] = ['a '.repeat(3_000), 'b '.repeat(3_000)];
    expect(wordsDifference(long, other)).toEqual([
      { kind: 'removed', text: long },
      { kind: 'added', text: other },
    ]);
  });
});

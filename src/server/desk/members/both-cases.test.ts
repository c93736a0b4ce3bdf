import { expect, test } from 'vitest';
import { bothCases } from './both-cases.ts';

test.each([
  ['Ann', ['ann']],
  ['émilie', ['émilie', 'Émilie']],
  ['ÉMILIE', ['émilie', 'Émilie']],
  ['e\u0301milie', ['émilie', 'Émilie']],
  ['ößé', ['ößé', 'ößÉ', 'öSSé', 'öSSÉ', 'Ößé', 'ÖßÉ', 'ÖSSé', 'ÖSSÉ']],
  ['山', ['山']],
  ['', ['']],
])('%j is looked for as %j', (text, texts) => {
  expect(bothCases(text)).toEqual(texts);
});

test('never as more than eight texts', () => {
  expect(bothCases('éàüöñçø')).toHaveLength(8);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Caption, captionsIn, captionsProblem, webVtt } from './captions.ts';

test('a WebVTT file is read, without its notes, styles, places and marks', () => {
  const file = `\uFEFFWEBVTT - Kate\r
\r
STYLE\r
::cue { color: red }\r
\r
NOTE made by hand\r
\r
intro\r
00:05.000 --> 00:11.500 align:start position:10%\r
<v Kate>Straight legs,</v>\r
if you can &amp; want.\r
\r
00:00:00.000 --> 00:00:05.000\r
Hands <b>under</b> your shoulders.\r
`;
  expect(captionsIn(file)).toEqual([
    { fromMs: 0, toMs: 5_000, text: 'Hands under your shoulders.' },
    { fromMs: 5_000, toMs: 11_500, text: 'Straight legs, if you can & want.' },
  ]);
});

test('an SRT file is read too; what has no captions is none', () => {
  expect(captionsIn('1\n00:00:01,000 --> 00:00:02,000\nHello\n')).toEqual([
    { fromMs: 1_000, toMs: 2_000, text: 'Hello' },
  ]);
  for (const text of ['', 'WEBVTT', 'a letter\n\nto nobody', '00:05.000 --> 00:04.000\nBackwards'])
    expect(captionsIn(text)).toBeUndefined();
});

const TEXT = fc.string({ minLength: 1, maxLength: 60 }).map((text) => text.replace(/\s+/g, ' ').trim());
const CAPTION = fc
  .record({ fromMs: fc.nat(2_400_000), lasts: fc.integer({ min: 1, max: 9_000 }), text: TEXT })
  .filter(({ text }) => text !== '')
  .map(({ fromMs, lasts, text }): Caption => ({ fromMs, toMs: fromMs + lasts, text }));

test('what is written as a file is read back as it was, whatever was typed', () => {
  fc.assert(
    fc.property(fc.array(CAPTION, { minLength: 1, maxLength: 8 }), (captions) => {
      const sorted = captions.toSorted((one, other) => one.fromMs - other.fromMs);
      expect(captionsIn(webVtt(sorted))).toEqual(sorted);
    }),
  );
});

test('times that end before they begin, or after the film, are named by their line', () => {
  const good = { fromMs: 0, toMs: 1_000, text: 'One' };
  expect(captionsProblem([good], 1_500)).toBeUndefined();
  expect(captionsProblem([good, { fromMs: 1_200, toMs: 1_200, text: 'Two' }], 1_500)).toBe(
    'Check the times of line 2.',
  );
  expect(captionsProblem([{ ...good, fromMs: 1_500, toMs: 2_000 }], 1_500)).toBe('Check the times of line 1.');
});

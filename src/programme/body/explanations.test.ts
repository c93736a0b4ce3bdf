import { describe, expect, test } from 'vitest';
import { CAUTION_WORDS } from './caution-words.ts';
import { EXPLANATION_IDS, EXPLANATIONS, explainedParts } from './explanations.ts';
import { SAFETY_QUESTIONS, STOP_SIGNS } from './safety-words.ts';

const explained = (sentence: string) =>
  explainedParts(sentence).flatMap(({ text, explains }) => (explains ? [`${text}: ${explains}`] : []));

describe('what is explained of a sentence', () => {
  test.each([
    ['Watch your belly. If it domes, choose Easier.', ['domes: doming']],
    ['Did anything leak, drag, dome or hurt?', ['leak: leaking', 'drag: dragging', 'dome: doming']],
    ['heaviness, dragging or a bulge', ['heaviness, dragging or a bulge: dragging']],
    ['Heavy, dragging or a bulge', ['Heavy, dragging or a bulge: dragging']],
    ['Heaviness again: dragging, and leaks that leak', ['Heaviness: dragging', 'leaks: leaking']],
    ['Often called pelvic girdle pain.', ['pelvic girdle pain: pelvic-girdle-pain']],
    ['A bleak domestic dragon', []],
  ])('%s', (sentence, words) => {
    expect(explained(sentence)).toEqual(words);
    expect(
      explainedParts(sentence)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence);
  });

  test('the cautions of the moves, the signs to stop and the questions name what can be looked up', () => {
    expect(explained(CAUTION_WORDS.D)).toHaveLength(1);
    expect(explained(CAUTION_WORDS.P)).toHaveLength(2);
    expect(STOP_SIGNS.groups.at(-1)?.signs.flatMap(explained)).toHaveLength(3);
    expect(SAFETY_QUESTIONS.flatMap(({ question }) => explained(question)).length).toBeGreaterThanOrEqual(3);
  });
});

test.each(EXPLANATION_IDS)('%s says what it is, when to see somebody, and what its picture shows', (id) => {
  const { title, words, seeSomebody, alt } = EXPLANATIONS[id];
  expect(words).toHaveLength(3);
  for (const text of [title, ...words, seeSomebody, alt]) expect(text.length).toBeGreaterThan(6);
  expect(seeSomebody).toMatch(/ask your GP/);
});

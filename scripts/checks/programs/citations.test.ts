import { describe, expect, test } from 'vitest';

import { lostCitations, lostPaths, sectionsOf } from './citations.ts';

const sections = sectionsOf('# Rules\n\n## §1 What it is\nA sentence.\n\n## §2 Steps\n1. One.\n2. Two.\n');
const lostIn = (text: string) => lostCitations(text, { sections, records: new Set([6, 31]) });
const product = (rest: string) => `product ${rest}`;
const decision = (rest: string) => `decision ${rest}`;

describe('a citation', () => {
  test.each([
    product('§1'),
    product('§2.2'),
    product('§2, Steps'),
    `${product('§2')}, ${decision('0006')}`,
    decision('31'),
  ])('leads to what is there: %s', (text) => {
    expect(lostIn(`/** Why (${text}). */`)).toEqual([]);
  });

  test.each([
    product('§3'),
    product('§2.3'),
    product('§2, Streak'),
    decision('7'),
    decision('"Steps"'),
    decision('on Errors and limits'),
  ])('leads nowhere: %s', (text) => {
    expect(lostIn(`/** Why (${text}). */`)).toHaveLength(1);
  });
});

test('a path that a page names is told where nothing is there', () => {
  const there = ['src/domain/steps/steps.ts', 'tests/e2e', 'src/client/features/{home,help}/*.tsx', 'docs/voice.md'];
  const text =
    'See `src/domain/steps/steps.ts`, tests/e2e. `src/client/features/{home,help}/*.tsx` ([voice](docs/voice.md)), \
`/srv/src/lost.ts`, but `src/domain/step.ts`, then src/domain/stepping/: (docs/lost.md).';
  const lost = lostPaths(text, (path) => there.includes(path));
  expect(lost).toEqual(['src/domain/step.ts', 'src/domain/stepping/', 'docs/lost.md']);
});

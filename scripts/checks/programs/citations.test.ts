import { describe, expect, test } from 'vitest';
import { lostCitations, sectionsOf } from './citations.ts';

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

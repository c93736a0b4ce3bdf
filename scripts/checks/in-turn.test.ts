import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IN_TURN, leftOut, onItsScreens, PARTS, TURNS } from '#tests/e2e/in-turn.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { projectFolder } from '../prepare/project.mjs';

const turns = Array.from({ length: TURNS }, (_, turn) => leftOut(String(turn)));

test('each journey that has its turn is there', () => {
  expect(IN_TURN.filter((name) => globSync(`tests/e2e/*/${name}.e2e.ts`, { cwd: projectFolder }).length !== 1)).toEqual(
    [],
  );
});

test('each of them runs in one part, and all of them without a turn or at length', () => {
  for (const name of IN_TURN) {
    const parts = turns.slice(0, PARTS).filter((files) => !files.includes(`**/${name}.e2e.ts`));
    expect(parts.length, name).toBe(IS_FULL ? PARTS : 1);
  }
  expect(leftOut(undefined)).toEqual([]);
});

const DESK = '**/desk/*.e2e.ts';

/** The screens on which the journeys of the desk run that this turn has. */
const screensOfDesk = (turn: string | undefined) =>
  onItsScreens(turn)
    .filter(({ testIgnore = [] }) => ![testIgnore].flat().includes(DESK))
    .map(({ name }) => name);

test('each part runs with the desk on a phone in one turn, and with the desk on a laptop in another', () => {
  for (let part = 0; part < PARTS; part += 1) {
    const [first, second] = [String(part), String(PARTS + part)];
    expect(leftOut(second)).toEqual(leftOut(first));
    expect(screensOfDesk(first)).toEqual(IS_FULL ? ['phone', 'laptop'] : ['phone']);
    expect(screensOfDesk(second)).toEqual(IS_FULL ? ['phone', 'laptop'] : ['laptop']);
    for (const { testIgnore } of onItsScreens(second))
      expect(testIgnore).toEqual(expect.arrayContaining(leftOut(second)));
  }
  expect(TURNS).toBe(2 * PARTS);
  expect(screensOfDesk(undefined)).toEqual(['phone', 'laptop']);
});

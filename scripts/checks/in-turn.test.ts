import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IN_TURN, leftOut, onItsScreens, TURNS } from '#tests/e2e/in-turn.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { projectFolder } from '../prepare/project.mjs';

const turns = Array.from({ length: TURNS }, (_, turn) => leftOut(String(turn)));

test('each journey that has its turn is there', () => {
  expect(IN_TURN.filter((name) => globSync(`tests/e2e/*/${name}.e2e.ts`, { cwd: projectFolder }).length !== 1)).toEqual(
    [],
  );
});

test('each of them runs in one turn, and all of them without a turn or at length', () => {
  for (const name of IN_TURN) {
    const without = turns.filter((files) => files.includes(`**/${name}.e2e.ts`));
    expect(without.length, name).toBe(IS_FULL ? 0 : TURNS - 1);
  }
  expect(leftOut(undefined)).toEqual([]);
});

test('a journey of the desk that every turn has is on a phone in one and on a laptop in the next', () => {
  const file = '/tests/e2e/desk/desk-look.e2e.ts';
  const isOn = (screen: string, turn: string) => {
    const [taken] = onItsScreens(turn).filter(({ name }) => name === screen);
    const holds = (pattern: unknown) => pattern instanceof RegExp && pattern.test(file);
    if (screen === 'laptop') return holds(taken?.testMatch);
    return ![taken?.testIgnore ?? []].flat().some(holds);
  };
  const both = [true, true];
  expect(['phone', 'laptop'].map((screen) => isOn(screen, '2'))).toEqual(IS_FULL ? both : [true, false]);
  expect(['phone', 'laptop'].map((screen) => isOn(screen, '3'))).toEqual(IS_FULL ? both : [false, true]);
  expect(onItsScreens(undefined).map(({ name }) => name)).toEqual(['phone', 'laptop']);
});

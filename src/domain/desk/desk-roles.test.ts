import { expect, test } from 'vitest';
import { DESK_RIGHTS, DESK_ROLES, mayAtDesk, seesAddresses } from './desk-roles.ts';

test.each([
  ['owner', ['look', 'tend', 'numbers', 'own'], true],
  ['helper', ['look', 'tend'], true],
  ['viewer', ['look', 'numbers'], false],
] as const)('%s: %j', (role, rights, addresses) => {
  expect(DESK_RIGHTS.filter((right) => mayAtDesk(role, right))).toEqual(rights);
  expect(seesAddresses(role)).toBe(addresses);
});

test('each right belongs to somebody', () => {
  for (const right of DESK_RIGHTS) expect(DESK_ROLES.some((role) => mayAtDesk(role, right))).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { NAME_MAX_LENGTH } from './account.ts';
import { nameFromCard } from './cardholder-name.ts';

describe('nameFromCard', () => {
  test.each([
    ['Amira Khan', 'Amira', 'Khan'],
    ['  Amira   Jane  Khan ', 'Amira', 'Jane Khan'],
    ['MRS AMIRA J KHAN', 'Amira', 'J Khan'],
    ['Dr. Zoë O’Hara-Smith', 'Zoë', 'O’Hara-Smith'],
    ["ANNE-MARIE O'NEIL", 'Anne-Marie', "O'Neil"],
    ['Cher', 'Cher', ''],
    ['Mx', 'Mx', ''],
    ['', '', ''],
    [null, '', ''],
  ])('%j', (name, firstName, lastName) => {
    expect(nameFromCard(name)).toEqual({ firstName, lastName });
  });

  test('neither name is longer than an account takes', () => {
    const { firstName, lastName } = nameFromCard(`${'a'.repeat(200)} ${'b'.repeat(200)} ${'c'.repeat(200)}`);
    expect([firstName.length, lastName.length]).toEqual([NAME_MAX_LENGTH, NAME_MAX_LENGTH]);
  });
});

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
    ['Mr Sam Lee', 'Sam', 'Lee'],
    ['Ms Sam Lee', 'Sam', 'Lee'],
    ['Miss Sam Lee', 'Sam', 'Lee'],
    ['Mx Sam Lee', 'Sam', 'Lee'],
    ['DR. TJ HOOPER', 'TJ', 'Hooper'],
    ['Ewan McDonald', 'Ewan', 'McDonald'],
    ['Mx', 'Mx', ''],
    ['', '', ''],
    [null, '', ''],
  ])('%j', (name, firstName, lastName) => {
    expect(nameFromCard(name)).toEqual({ firstName, lastName });
  });

  test('neither name is longer than an account takes', () => {
    const { firstName, lastName } = nameFromCard(`${'a'.repeat(200)} ${'b'.repeat(200)} ${'c'.repeat(200)}`);
    expect([firstName.length, lastName.length]).toEqual([NAME_MAX_LENGTH, NAME_MAX_LENGTH]);
    const whole = 'b'.repeat(NAME_MAX_LENGTH - 1);
    expect(nameFromCard(`Anna ${whole} cc`).lastName).toBe(whole);
  });
});

import { expect, test } from 'vitest';
import { ADDRESS_CORRECTION_MS } from './address-correction.ts';
import {
  DESK_IDLE_MS,
  DESK_INVITATION_MS,
  DESK_LINK_MS,
  DESK_LONGEST_MS,
  DESK_PROOF_MS,
  isProofFresh,
} from './desk-session.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

test('a proof counts for ten minutes, to the millisecond', () => {
  expect(DESK_PROOF_MS).toBe(10 * MINUTE);
  expect(isProofFresh(1_000_000, 1_000_000)).toBe(true);
  expect(isProofFresh(1_000_000, 1_000_000 + 10 * MINUTE - 1)).toBe(true);
  expect(isProofFresh(1_000_000, 1_000_000 + 10 * MINUTE)).toBe(false);
});

test('the desk closes after 12 hours without a call, and after a week in any case', () => {
  expect([DESK_IDLE_MS / HOUR, DESK_LONGEST_MS / HOUR]).toEqual([12, 168]);
});

test('an invitation works for three days, a link to sign in for an hour, and a corrected address waits for a day', () => {
  expect([DESK_INVITATION_MS, DESK_LINK_MS, ADDRESS_CORRECTION_MS].map((ms) => ms / HOUR)).toEqual([72, 1, 24]);
});

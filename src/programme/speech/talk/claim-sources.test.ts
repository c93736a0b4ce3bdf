import { expect, test } from 'vitest';
import { MOVES } from '#programme/moves/all-moves.ts';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { BREATH_LINES, type BreathId } from '../breath-lines.ts';
import { versionTexts } from '../version-lines.ts';
import { CLAIMS, CLAIMS_MADE, type Claim } from './claim-sources.fixture.ts';

type Speaker = keyof typeof CLAIMS_MADE;

const textsOf = (moveId: ShippedMoveId) =>
  MOVE_LEVELS.flatMap((level) => [...versionTexts(moveId, level, MOVES[moveId]).values()]);
const SPEAKERS: (readonly [Speaker, readonly string[]])[] = [
  ...(Object.keys(MOVES) as ShippedMoveId[]).map((moveId) => [moveId, textsOf(moveId)] as const),
  ...(Object.keys(BREATH_LINES) as BreathId[]).map((id) => [`breath.${id}` as const, [BREATH_LINES[id]]] as const),
];
const claimsIn = (texts: readonly string[]) =>
  (Object.keys(CLAIMS) as Claim[]).filter((claim) => texts.some((text) => CLAIMS[claim].said.test(text)));

test.each(SPEAKERS)('%s claims what has a source, and names no source for what it does not say', (speaker, texts) => {
  expect(claimsIn(texts).sort()).toEqual([...(CLAIMS_MADE[speaker] ?? [])].sort());
});

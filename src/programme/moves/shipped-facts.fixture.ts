import { remembered } from '#domain/remembered.ts';
import type { MoveFacts } from '#domain/session/session-timeline.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { moveFacts } from './move-facts.ts';

/** What the timeline needs to know of a move in the words as they ship: read once, for tests that ask it a million times. */
export const shippedFacts: (moveId: string) => MoveFacts = remembered((moveId: string) =>
  moveFacts(moveId, SHIPPED_WORDS),
);

import type { Locator } from '@playwright/test';

/** How many words are shown; what is only heard is counted too, so take `.visually-hidden` off where there is some. */
export const wordsIn = async (part: Locator): Promise<number> =>
  (await part.allInnerTexts()).flatMap((text) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

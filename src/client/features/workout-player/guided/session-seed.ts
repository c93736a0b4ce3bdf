/** Any whole number will do, as long as a session keeps its own. */
export const seedOf = (sessionId: string): number =>
  [...sessionId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);

// Tests of the client use this too, whose types know nothing of Node.
const { process } = globalThis as unknown as { process: { env: Readonly<Record<string, string | undefined>> } };

/** `FULL=1` asks for the long form of every test, which takes hours, and for PGlite beside a real PostgreSQL. */
export const IS_FULL = process.env.FULL === '1';

/** How often a test tries: a little in every run, often with `FULL=1`. */
export const tries = (small: number, full: number): number => (IS_FULL ? full : small);

/** Of cases that several tests share among themselves those of one of them; all of them with `FULL=1`. */
export const shareOf = <Case>(cases: readonly Case[], test: number, tests: number): readonly Case[] =>
  IS_FULL ? cases : cases.filter((_, index) => index % tests === test % tests);

/** The first cases of a list in every run, all of them with `FULL=1`. */
export const someOf = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  IS_FULL ? cases : cases.slice(0, count);

import { authToken } from './first-page-storage.ts';

interface KnownAnswer {
  /** Whose answer it is: nobody else's sign-in may meet it. */
  token: string | undefined;
  tag: string;
  text: string;
}

const answers = new Map<string, KnownAnswer>();

/** The last answer to this path, if the present sign-in got it. Kept in memory, for as long as the page is open. */
export function knownAnswer(path: string): KnownAnswer | undefined {
  const known = answers.get(path);
  if (known && known.token !== authToken.read()) answers.clear();
  return answers.get(path);
}

/** Remembers an answer that the server has given a tag, so that an unchanged one need not be sent again. */
export function rememberAnswer(path: string, tag: string | null, text: string): void {
  if (tag) answers.set(path, { token: authToken.read(), tag, text });
}

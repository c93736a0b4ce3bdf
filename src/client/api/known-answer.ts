import { ApiError, UnreachableError } from '#client/platform/api-client.ts';
import { authToken } from '#client/platform/first-page-storage.ts';
import { keepLastKnown, lastKnown } from '#client/platform/last-known.ts';
import { noteServerTrouble } from '#client/platform/server-trouble.ts';

/**
 * What the server says, kept for the next time; what it said last, while nobody can be reached or the server is in
 * trouble, or else what is known of it `elsewhere`. An answer that comes after she has signed out is kept by nobody.
 */
export async function knownAnswer<Answer>(
  userId: string,
  name: string,
  ask: () => Promise<Answer>,
  elsewhere: () => Promise<Answer | undefined> = async () => undefined,
): Promise<Answer> {
  const token = authToken.read();
  try {
    const answer = await ask();
    noteServerTrouble(name, false);
    if (authToken.read() === token) void keepLastKnown(userId, name, answer);
    return answer;
  } catch (error) {
    noteServerTrouble(name, isServerTrouble(error));
    if (!(error instanceof UnreachableError || isServerTrouble(error))) throw error;
    const known = (await lastKnown<Answer>(userId, name)) ?? (await elsewhere());
    if (known === undefined) throw error;
    return known;
  }
}

/** The server was reached and could not answer: nothing that the person or her connection could mend. */
export const isServerTrouble = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

import { UnreachableError } from '#client/platform/api-client.ts';
import { authToken } from '#client/platform/first-page-storage.ts';
import { keepLastKnown, lastKnown } from '#client/platform/last-known.ts';

/**
 * What the server says, kept for the next time; what it said last, while nobody can be reached, or else what is known of
 * it `elsewhere`. An answer that comes after she has signed out is kept by nobody.
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
    if (authToken.read() === token) void keepLastKnown(userId, name, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    const known = (await lastKnown<Answer>(userId, name)) ?? (await elsewhere());
    if (known === undefined) throw error;
    return known;
  }
}

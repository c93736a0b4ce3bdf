import { UnreachableError } from '#client/platform/api-client.ts';
import { keepLastKnown, lastKnown } from '#client/platform/last-known.ts';

/** What the server says, kept for the next time; what it said last, while nobody can be reached. */
export async function knownAnswer<Answer>(userId: string, name: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask();
    void keepLastKnown(userId, name, answer);
    return answer;
  } catch (error) {
    const known = error instanceof UnreachableError ? await lastKnown<Answer>(userId, name) : undefined;
    if (known === undefined) throw error;
    return known;
  }
}

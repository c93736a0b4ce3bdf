import { ApiError, UnreachableError } from '#client/platform/api-client.ts';

/** The desk's cookie goes along by itself; a member's sign-in of the same browser does not. */
export async function deskCall<Answer>(path: string, body?: object): Promise<Answer> {
  const isWrite = body !== undefined;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method: isWrite ? 'POST' : 'GET',
      credentials: 'same-origin',
      ...(isWrite && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (cause) {
    throw new UnreachableError('The server could not be reached.', { cause });
  }
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return JSON.parse(text) as Answer;
}

export const FAILURE = {
  title: 'That did not work',
  fallback: 'That did not work. Try once more.',
  needsConnection: 'The desk needs a connection.',
};

/** A call that the sandbox refused; the message is for the buyer. */
export class SandboxRefusal extends Error {}

const UNREACHABLE = 'We are experiencing issues connecting to our payments provider. Please try again.';

/** Posts to the page's own origin; nothing here ever goes anywhere else. */
export async function callSandbox<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok && answer !== undefined) return answer;
  throw new SandboxRefusal(typeof answer?.message === 'string' ? answer.message : UNREACHABLE);
}

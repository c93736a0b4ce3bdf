import { refusalIn } from '#client/desk/desk-call.ts';
import { UnreachableError } from '#client/parts/server/api-client.ts';
import { deskCopyPath } from '#contract/paths.ts';

/** Fetched first, so that an error is shown and not saved as a file. */
export async function downloadCopy(name: string): Promise<void> {
  const url = `${deskCopyPath(name)}/file`;
  const look = await fetch(url, { method: 'HEAD', credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new UnreachableError('The server could not be reached.', { cause });
  });
  if (!look.ok) throw await refusalIn(url, await fetch(url, { credentials: 'same-origin' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `fit-in-30-${name}`;
  document.body.append(link);
  link.click();
  link.remove();
}

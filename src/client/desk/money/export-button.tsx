import { useState } from 'react';
import { deskFile, FAILURE } from '#client/desk/desk-call.ts';
import { ProveDialog } from '#client/desk/sign-in/prove-dialog.tsx';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { deskMemberPath } from '#contract/paths.ts';

export const ExportButton = ({ memberId }: { memberId: string }) => (
  <FileButton
    name="Export what the desk keeps"
    path={`${deskMemberPath(memberId)}/export`}
    file="fit-in-30-member.json"
  />
);

/** A file of members' data: asks for a proof where the server wants one. */
export function FileButton({ name, path, file }: { name: string; path: string; file: string }) {
  const [isProving, setIsProving] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  async function fetchFile() {
    setIsProving(false);
    setTrouble(undefined);
    try {
      saveFile(await deskFile(path), file);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'proof_needed') setIsProving(true);
      else setTrouble(refusalText(error, FAILURE));
    }
  }

  return (
    <>
      <Button variant="outline" block onClick={() => void fetchFile()}>
        {name}
      </Button>
      {trouble !== undefined && (
        <Notice tone="error" role="alert">
          {trouble}
        </Notice>
      )}
      {isProving && <ProveDialog what={name} onProved={() => void fetchFile()} onClose={() => setIsProving(false)} />}
    </>
  );
}

function saveFile(contents: Blob, name: string): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

import { useState } from 'react';
import { downloadFile } from '#client/browser/download-file.ts';
import { deskFile, FAILURE } from '#client/desk/desk-call.ts';
import { useProof } from '#client/desk/sign-in/use-proof.tsx';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { deskMemberPath } from '#contract/paths.ts';

export const ExportButton = ({ memberId }: { memberId: string }) => (
  <FileButton
    isSmall
    name="Download their data"
    path={`${deskMemberPath(memberId)}/export`}
    file="fit-in-30-member.json"
  />
);

interface FileButtonProps {
  name: string;
  path: string;
  file: string;
  /** Among other buttons. */
  isSmall?: boolean;
}

/** A file of members' data: asks for a proof where the server wants one. */
export function FileButton({ name, path, file, isSmall = false }: FileButtonProps) {
  const { proved, dialog } = useProof();
  const [problem, setProblem] = useState<string>();

  async function fetchFile() {
    setProblem(undefined);
    try {
      const outcome = await proved(name, () => deskFile(path));
      if (outcome.isProved) downloadFile(file, outcome.answer);
    } catch (error) {
      setProblem(refusalText(error, FAILURE));
    }
  }

  return (
    <>
      <Button variant="outline" size={isSmall ? 'small' : 'medium'} block={!isSmall} onClick={() => void fetchFile()}>
        {name}
      </Button>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {dialog}
    </>
  );
}

import { type MouseEvent, type ReactNode, useState } from 'react';
import { explanationPath } from '#client/parts/site/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { EXPLANATIONS, type ExplanationId, explainedParts } from '#programme/body/explanations.ts';
import { ExplanationWords } from './explanation-words.tsx';
import styles from './explanations.module.css';

export function ExplainedText({ text }: { text: string }) {
  return explainedParts(text).map((part) =>
    part.explains ? (
      <ExplainedWord key={part.text} id={part.explains}>
        {part.text}
      </ExplainedWord>
    ) : (
      part.text
    ),
  );
}

export function ExplanationRow({ ids }: { ids: readonly ExplanationId[] }) {
  return (
    <ul className={styles.row} aria-label="What the words mean">
      {ids.map((id) => (
        <li key={id}>
          <ExplainedWord id={id}>{EXPLANATIONS[id].title}</ExplainedWord>
        </li>
      ))}
    </ul>
  );
}

/** Without script the link leads to the explanation on the help page. */
function ExplainedWord({ id, children }: { id: ExplanationId; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a href={explanationPath(id)} aria-haspopup="dialog" className={styles.word} onClick={open}>
        {children}
      </a>
      <ExplanationDialog id={id} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function ExplanationDialog({ id, open, onClose }: { id: ExplanationId; open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={onClose} closable title={EXPLANATIONS[id].title}>
      <ExplanationWords id={id} />
      <Button block className={styles.done} onClick={onClose}>
        Got it
      </Button>
    </Dialog>
  );
}

import { type MouseEvent, type ReactNode, useState } from 'react';
import { explanationPath } from '#client/platform/screen-paths.ts';
import { EXPLANATIONS, type ExplanationId, explainedParts } from '#programme/explanations.ts';
import { ExplanationDialog } from './explanation-dialog.tsx';
import styles from './explanations.module.css';

/** A sentence in which every word that needs it opens its explanation. */
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

/** The same as a row of larger targets, for beside a control that must not hold links. */
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

interface ExplainedWordProps {
  id: ExplanationId;
  children: ReactNode;
}

/** A word that opens its explanation where it stands; without script it leads to the one on the help page. */
function ExplainedWord({ id, children }: ExplainedWordProps) {
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

import { momentText } from '#client/desk/moments.ts';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import { pluralise } from '#domain/time/count-text.ts';
import words from './words.module.css';
import type { DraftStanding } from './words-draft.ts';

interface WordsBarProps extends DraftStanding {
  savedAt: number | undefined;
  changes: number;
  onLetGo: (() => void) | undefined;
  onPublish: (() => void) | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Always in view: whether the draft is saved, and why not. */
export function WordsBar({ savedAt, isUnsaved, trouble, changes, ...on }: WordsBarProps) {
  const isConflict = trouble?.kind === 'conflict';
  return (
    <div className={site.saveBar} role="status" data-trouble={trouble && ''}>
      <p>
        {/* What passes by itself is not read out. */}
        <b aria-hidden={isUnsaved && !trouble}>{standingText({ savedAt, isUnsaved, trouble, changes })}</b>
        <br />
        {trouble?.text ?? `${changes} ${pluralise(changes, 'change')}. Members see what was published.`}
      </p>
      {isConflict ? (
        <span className={words.deeds}>
          <Button size="small" variant="outline" onClick={on.onTakeTheirs}>
            Take the other one
          </Button>
          <Button size="small" onClick={on.onKeepMine}>
            Keep mine
          </Button>
        </span>
      ) : (
        <span className={words.deeds}>
          {on.onLetGo && (
            <Button size="small" variant="outline" onClick={on.onLetGo}>
              Let go
            </Button>
          )}
          {on.onPublish && (
            <Button variant="coral" disabled={changes === 0} onClick={on.onPublish}>
              Publish
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

type Standing = Pick<WordsBarProps, 'savedAt' | 'isUnsaved' | 'trouble' | 'changes'>;

function standingText({ savedAt, isUnsaved, trouble, changes }: Standing): string {
  if (trouble) return trouble.kind === 'waits' ? 'Not saved. Trying again…' : 'Not saved';
  if (isUnsaved) return 'Not saved yet…';
  if (savedAt !== undefined) return `Draft saved, ${momentText(savedAt)}`;
  return changes === 0 ? 'Nothing changed' : 'Not saved yet';
}

import { Eye } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from '#client/desk/desk.module.css';
import { Card, FactsList } from '#client/ui/card.tsx';
import type { WordsPlaceAnswer } from '#contract/desk/words.ts';
import { deskWordsPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { pluralise } from '#domain/time/count-text.ts';
import type { useWordsDraft } from './use-words-draft.ts';
import words from './words.module.css';
import { WordsHistory } from './words-history.tsx';
import { LawyersMark } from './words-mark.tsx';

interface WordsAsideProps {
  place: WordsPlaceAnswer;
  draft: ReturnType<typeof useWordsDraft>;
  role: DeskRole;
  onChanged: () => void;
}

/** Beside the fields: how it looks, who read it, what it said before. */
export function WordsAside({ place, draft, role, onChanged }: WordsAsideProps) {
  return (
    <aside className={styles.part} aria-label={`About ${place.name}`}>
      {place.path !== null && <Preview place={place} />}
      {place.group === 'legal' && <LawyersMark place={place} mayMark={mayAtDesk(role, 'own')} onMarked={onChanged} />}
      {place.agreements.length > 0 && (
        <Card>
          <h2>Who agreed to what</h2>
          <FactsList
            facts={place.agreements.map(({ version, members }, index) => ({
              name: index === place.agreements.length - 1 ? 'As it was shipped' : `Version ${version}`,
              value: `${members} ${pluralise(members, 'member')}`,
            }))}
          />
        </Card>
      )}
      <WordsHistory place={place} draft={draft} mayBringBack={mayAtDesk(role, 'tend') && !place.isSetOutside} />
    </aside>
  );
}

/** The real page with the draft that was saved last, without any script; at each save it stays where it was read. */
function Preview({ place: { id, name, draft } }: { place: WordsPlaceAnswer }) {
  const address = `${deskWordsPath(id)}/preview`;
  const readTo = useRef(0);
  const revision = draft?.revision ?? 0;
  return (
    <section className={styles.part}>
      <h2>Preview</h2>
      <PreviewFrame
        key={revision}
        address={`${address}?of=${revision}`}
        title={`${name} with the saved draft in it`}
        readTo={readTo}
      />
      <a href={address} target="_blank" rel="noopener" className={words.see}>
        <Eye size={20} aria-hidden="true" />
        Look at the page with the saved draft
      </a>
    </section>
  );
}

interface PreviewFrameProps {
  address: string;
  title: string;
  readTo: RefObject<number>;
}

function PreviewFrame({ address, title, readTo }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const shown = frame.current;
    // The last moment at which it has a place; a listener inside would be a script.
    return () => {
      readTo.current = shown?.contentWindow?.scrollY ?? 0;
    };
  }, [readTo]);
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      sandbox="allow-same-origin"
      className={words.preview}
      onLoad={() => frame.current?.contentWindow?.scrollTo(0, readTo.current)}
    />
  );
}

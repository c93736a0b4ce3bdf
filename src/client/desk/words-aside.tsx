import { Eye } from 'lucide-react';
import { type SyntheticEvent, useRef } from 'react';
import { Card, FactsList } from '#client/ui/card.tsx';
import type { WordsPlaceAnswer } from '#contract/desk-words.ts';
import { deskWordsPath } from '#contract/paths.ts';
import { pluralise } from '#domain/count-text.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk-roles.ts';
import styles from './desk.module.css';
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
function Preview({ place }: { place: WordsPlaceAnswer }) {
  const address = `${deskWordsPath(place.id)}/preview`;
  const readTo = useRef(0);
  function readOn({ currentTarget: { contentWindow: page } }: SyntheticEvent<HTMLIFrameElement>) {
    page?.scrollTo(0, readTo.current);
    page?.addEventListener('scroll', () => {
      readTo.current = page.scrollY;
    });
  }
  return (
    <section className={styles.part}>
      <h2>Preview</h2>
      <iframe
        key={place.draft?.revision ?? 0}
        src={`${address}?of=${place.draft?.revision ?? 0}`}
        title={`${place.name} with the saved draft in it`}
        onLoad={readOn}
        sandbox="allow-same-origin"
        className={words.preview}
      />
      <a href={address} target="_blank" rel="noopener" className={words.see}>
        <Eye size={20} aria-hidden="true" />
        Look at the page with the saved draft
      </a>
    </section>
  );
}

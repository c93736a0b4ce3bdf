import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { LoadState } from '#client/desk/page-states.tsx';
import { useWordsDraft } from '#client/desk/words/use-words-draft.ts';
import { WordsForm } from '#client/desk/words/words-form.tsx';
import type { DeskWordsField, WordsPlaceAnswer } from '#contract/desk/words.ts';
import { DESK_PATHS, deskWordsPath } from '#contract/paths.ts';
import { FRONT } from './setup-steps.ts';

const HERS = ['promise', 'about-you'];

/** The few words of the front page that make it hers. */
export function SetupWords() {
  const queries = useQueryClient();
  const place = useQuery<WordsPlaceAnswer>({ queryKey: [deskWordsPath(FRONT)], refetchOnMount: 'always' });
  if (!place.data) return <LoadState of={place} />;
  return (
    <>
      <HerWords
        place={place.data}
        onChanged={() =>
          void Promise.all([place.refetch(), queries.invalidateQueries({ queryKey: [DESK_PATHS.words] })])
        }
      />
      <Link href={`/desk/words/${FRONT}`} className="link-inline">
        All words of the front page
      </Link>
    </>
  );
}

function HerWords({ place, onChanged }: { place: WordsPlaceAnswer; onChanged: () => void }) {
  const draft = useWordsDraft(place);
  return <WordsForm place={hersOf(place)} draft={draft} mayWrite mayPublish onChanged={onChanged} />;
}

/** What a draft has changed elsewhere is shown too, because it is published with them. */
function hersOf(place: WordsPlaceAnswer): WordsPlaceAnswer {
  const isShown = ({ id, published }: DeskWordsField) =>
    HERS.includes(id) || (place.draft?.fields[id] ?? published) !== published;
  const sections = place.sections.map((section) => ({ ...section, fields: section.fields.filter(isShown) }));
  return { ...place, sections: sections.filter(({ fields }) => fields.length > 0) };
}

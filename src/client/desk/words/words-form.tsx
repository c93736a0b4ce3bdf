import { useState } from 'react';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { UnsavedQuestion } from '#client/desk/unsaved-question.tsx';
import { Card } from '#client/ui/card.tsx';
import type { DeskWordsField, WordsPlaceAnswer } from '#contract/desk/words.ts';
import { ProgrammePreview } from './programme-preview.tsx';
import type { useWordsDraft } from './use-words-draft.ts';
import words from './words.module.css';
import { dropDeed, publishDeed } from './words-actions.ts';
import { WordsBar } from './words-bar.tsx';
import { WordsFieldRow } from './words-field-row.tsx';

interface WordsFormProps {
  place: WordsPlaceAnswer;
  draft: ReturnType<typeof useWordsDraft>;
  mayWrite: boolean;
  mayPublish: boolean;
  onChanged: () => void;
}

/** Draft by itself, published only after a question. */
export function WordsForm({ place, draft, mayWrite, mayPublish, onChanged }: WordsFormProps) {
  const { typed, trouble, isUnsaved } = draft;
  const kept = draft.draft;
  const [isTried, setIsTried] = useState(false);
  const stored = ({ id, published }: DeskWordsField) => place.draft?.fields[id] ?? published;
  const textOf = (field: DeskWordsField) => typed[field.id] ?? stored(field);
  const fields = place.sections.flatMap((section) => section.fields);
  const changed = fields.filter((field) => textOf(field) !== field.published);
  const problemOf = ({ id }: DeskWordsField) => place.draft?.problems.find(({ field }) => field === id)?.message;
  const isTooLong = changed.some((field) => textOf(field).length > field.max);
  const deeds = useActions({
    onDone: ({ path }) => {
      draft.forget(path.endsWith('/drop') ? (before) => ({ ...before, draft: null }) : publishedPlace);
      setIsTried(false);
      onChanged();
    },
  });

  async function publish() {
    setIsTried(true);
    const problems = await kept.saveNow();
    if (problems?.length !== 0 || isTooLong) return;
    deeds.ask(publishDeed(place, changed.length, kept.seen));
  }

  return (
    <div className={words.form}>
      {deeds.outcome}
      {place.sections.map(({ title, fields: ofSection }) => (
        <Card key={title} className={words.section}>
          <h2>{title}</h2>
          {ofSection.map((field) => (
            <WordsFieldRow
              key={field.id}
              field={field}
              text={textOf(field)}
              isTried={isTried}
              isReadOnly={!mayWrite}
              problem={problemOf(field)}
              theirs={trouble?.kind === 'conflict' && typed[field.id] !== undefined ? stored(field) : undefined}
              onType={(text) => draft.write({ [field.id]: text })}
            />
          ))}
        </Card>
      ))}
      <ProgrammePreview
        placeId={place.id}
        texts={Object.fromEntries(fields.map((field) => [field.id, textOf(field)]))}
      />
      <WordsBar
        savedAt={place.draft?.at}
        isUnsaved={isUnsaved}
        trouble={trouble}
        changes={changed.length}
        onLetGo={mayWrite && place.draft ? () => deeds.ask(dropDeed(place, kept.seen)) : undefined}
        onPublish={mayPublish ? () => void publish() : undefined}
        onKeepMine={() => void kept.keepMine()}
        onTakeTheirs={() => draft.forget()}
      />
      {deeds.questions}
      <UnsavedQuestion isUnsaved={isUnsaved} isTroubled={trouble !== undefined} onLeave={() => void kept.saveNow()} />
    </div>
  );
}

/** Until it is read again: what was the draft is what is shown. */
function publishedPlace(place: WordsPlaceAnswer): WordsPlaceAnswer {
  const fields = place.draft?.fields ?? {};
  const sections = place.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, published: fields[field.id] ?? field.published })),
  }));
  return { ...place, sections, version: place.version + 1, draft: null };
}

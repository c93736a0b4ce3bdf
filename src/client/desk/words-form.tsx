import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import type { DeskWordsField, WordsPlaceAnswer } from '#contract/desk-words.ts';
import { deskWordsPath } from '#contract/paths.ts';
import { pluralise } from '#domain/count-text.ts';
import { momentText } from './moments.ts';
import { ProgrammePreview } from './programme-preview.tsx';
import type { Deed } from './question.tsx';
import site from './site.module.css';
import { useDeeds } from './use-deeds.tsx';
import { useWordsDraft } from './use-words-draft.ts';
import words from './words.module.css';
import { WordsFieldRow } from './words-field-row.tsx';

interface WordsFormProps {
  place: WordsPlaceAnswer;
  mayWrite: boolean;
  mayPublish: boolean;
  onChanged: () => Promise<unknown>;
}

/** Draft by itself, published only after a question. */
export function WordsForm({ place, mayWrite, mayPublish, onChanged }: WordsFormProps) {
  const draft = useWordsDraft(place, onChanged);
  const [isTried, setIsTried] = useState(false);
  const deeds = useDeeds({
    onDone: () => {
      draft.forget();
      setIsTried(false);
      void onChanged();
    },
  });
  const textOf = ({ id, published }: DeskWordsField) => draft.typed[id] ?? place.draft?.fields[id] ?? published;
  const fields = place.sections.flatMap((section) => section.fields);
  const changed = fields.filter((field) => textOf(field) !== field.published);
  const problemOf = (field: DeskWordsField) => draft.problems.find((problem) => problem.field === field.id)?.message;
  const isTooLong = changed.some((field) => textOf(field).length > field.max);

  async function publish() {
    setIsTried(true);
    const problems = await draft.saveNow();
    if (problems?.length !== 0 || isTooLong) return;
    deeds.ask(publishDeed(place, changed.length, draft.seenRevision()));
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
              theirs={draft.trouble?.isConflict ? theirsOf(field, place, draft.typed) : undefined}
              onType={(text) => draft.write({ [field.id]: text })}
            />
          ))}
        </Card>
      ))}
      <ProgrammePreview
        placeId={place.id}
        texts={Object.fromEntries(fields.map((field) => [field.id, textOf(field)]))}
      />
      {draft.trouble && (
        <Notice tone="error" role="alert">
          <p>{draft.trouble.text}</p>
          {draft.trouble.isConflict && (
            <Button size="small" variant="outline" onClick={() => void draft.goOn()}>
              Look at theirs, keep mine
            </Button>
          )}
        </Notice>
      )}
      <div className={site.saveBar} role="status">
        <p>
          <b>{savedText(draft.savedAt, changed.length)}</b>
          <br />
          {changed.length} {pluralise(changed.length, 'change')}. Members see what was published.
        </p>
        <span className={words.deeds}>
          {mayWrite && place.draft && (
            <Button size="small" variant="outline" onClick={() => deeds.ask(dropDeed(place, draft.seenRevision()))}>
              Let go
            </Button>
          )}
          {mayPublish && (
            <Button variant="coral" disabled={changed.length === 0} onClick={() => void publish()}>
              Publish
            </Button>
          )}
        </span>
      </div>
      {deeds.questions}
    </div>
  );
}

function savedText(savedAt: number | undefined, changes: number): string {
  if (savedAt !== undefined) return `Draft saved, ${momentText(savedAt)}`;
  return changes === 0 ? 'Nothing changed' : 'Not saved yet';
}

/** What stands there now, beside what she typed. */
const theirsOf = (
  { id, published }: DeskWordsField,
  { draft }: WordsPlaceAnswer,
  typed: Readonly<Record<string, string>>,
) => (typed[id] === undefined ? undefined : (draft?.fields[id] ?? published));

function publishDeed(
  { id, name, group, version, isAgreedTo }: WordsPlaceAnswer,
  count: number,
  seenRevision: number,
): Deed {
  const isLegal = group === 'legal';
  return {
    name: `Publish: ${name}`,
    path: `${deskWordsPath(id)}/${isLegal ? 'publish-legal' : 'publish'}`,
    body: { seenVersion: version, seenRevision },
    happens: `${count} ${pluralise(count, 'text')} on “${name}” ${count === 1 ? 'is' : 'are'} shown to everybody within seconds.${isLegal ? ' The lawyer’s mark is on the version before.' : ''}`,
    told: isAgreedTo ? 'Each member is asked to agree once more before the next workout.' : 'Nothing.',
    undo: 'Yes: every version stays in the history and can be brought back.',
  };
}

const dropDeed = ({ id, name, version }: WordsPlaceAnswer, seenRevision: number): Deed => ({
  name: 'Let go of the draft',
  path: `${deskWordsPath(id)}/draft/drop`,
  body: { seenVersion: version, seenRevision },
  happens: `What was typed for “${name}” since it was published is gone. What members see stays as it is.`,
  undo: 'No.',
  isHarsh: true,
});

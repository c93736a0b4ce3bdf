import { type ReactNode, useRef, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { recentText } from '#client/desk/labels.ts';
import { UnsavedQuestion } from '#client/desk/leaving.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskWordsField, WordsPlaceAnswer } from '#contract/desk/words.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { ChoiceField } from './choice-field.tsx';
import { FilmField } from './film-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProgrammePreview } from './programme-preview.tsx';
import type { useWordsDraft } from './use-words-draft.ts';
import words from './words.module.css';
import { dropAction, publishAction } from './words-actions.ts';
import type { DraftStanding } from './words-draft.ts';

interface WordsFormProps {
  place: WordsPlaceAnswer;
  draft: ReturnType<typeof useWordsDraft>;
  /** How much of a plan is to be put right. */
  toPutRight?: number;
  mayWrite: boolean;
  mayPublish: boolean;
  onChanged: () => void;
  preview?: ReactNode;
  /** In which way the fields stand on the page; in one card a section where it is absent. */
  layout?: (rows: FieldRows) => ReactNode;
}

/** The fields of a place as they are typed, for a page that lays them out itself. */
export interface FieldRows {
  sections: WordsPlaceAnswer['sections'];
  rowOf: (field: DeskWordsField) => ReactNode;
  texts: Readonly<Record<string, string>>;
}

/** Draft by itself, published only after a question. */
export function WordsForm(props: WordsFormProps) {
  const { place, draft, toPutRight = 0, mayWrite, mayPublish, onChanged, layout = inCards } = props;
  const { typed, problem, isUnsaved } = draft;
  const kept = draft.draft;
  const form = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const stored = ({ id, published }: DeskWordsField) => place.draft?.fields[id] ?? published;
  const textOf = (field: DeskWordsField) => typed[field.id] ?? stored(field);
  const fields = place.sections.flatMap((section) => section.fields);
  const changed = fields.filter((field) => textOf(field) !== field.published);
  const problemOf = ({ id }: DeskWordsField) => place.draft?.problems.find(({ field }) => field === id)?.message;
  const isTooLong = changed.some((field) => textOf(field).length > field.max);
  const actions = useActions({
    onDone: ({ path }, _message, body) => {
      const isPlanned = 'on' in body;
      if (!isPlanned) draft.forget(path.endsWith('/drop') ? (before) => ({ ...before, draft: null }) : publishedPlace);
      setIsTried(false);
      onChanged();
    },
  });

  async function publish() {
    setIsTried(true);
    const problems = await kept.saveNow();
    if (problems?.length === 0 && !isTooLong) actions.ask(publishAction(place, changed.length, kept.seen));
    else requestAnimationFrame(() => showFirstProblem(form.current));
  }

  const texts = Object.fromEntries(fields.map((field) => [field.id, textOf(field)]));
  const rowOf = (field: DeskWordsField) => (
    <WordsFieldRow
      key={field.id}
      field={field}
      text={textOf(field)}
      isTried={isTried}
      isReadOnly={!mayWrite}
      problem={problemOf(field)}
      theirs={problem?.kind === 'conflict' && typed[field.id] !== undefined ? stored(field) : undefined}
      onType={(text) => draft.write({ [field.id]: text })}
    />
  );
  return (
    <div ref={form} className={styles.form}>
      {actions.outcome}
      {layout({ sections: place.sections, rowOf, texts })}
      <ProgrammePreview placeId={place.id} texts={texts} />
      <WordsBar
        savedAt={place.draft?.at}
        isUnsaved={isUnsaved}
        problem={problem}
        changes={changed.length}
        about={restText(changed.length, toPutRight)}
        name="Publish"
        preview={props.preview}
        onLetGo={mayWrite && place.draft ? () => actions.ask(dropAction(place, kept.seen)) : undefined}
        onPublish={mayPublish ? () => void publish() : undefined}
        onKeepMine={() => void kept.keepMine()}
        onTakeTheirs={() => draft.forget()}
      />
      {actions.questions}
      <UnsavedQuestion isUnsaved={isUnsaved} hasProblem={problem !== undefined} onLeave={() => void kept.saveNow()} />
    </div>
  );
}

const inCards = ({ sections, rowOf }: FieldRows) =>
  sections.map(({ title, fields }) => (
    <Card key={title} className={styles.form}>
      <h2>{title}</h2>
      {fields.map(rowOf)}
    </Card>
  ));

/** Leads to the first field that is marked. */
export function showFirstProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  const control = field?.querySelector<HTMLElement>('button') ?? field;
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
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

interface WordsBarProps extends DraftStanding {
  savedAt: number | undefined;
  changes: number;
  /** What is true of it where there is no problem. */
  about: string;
  /** Of the button that ends the draft. */
  name: string;
  /** Shows what is drafted. */
  preview?: ReactNode;
  onLetGo: (() => void) | undefined;
  onPublish: (() => void) | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Always in view: whether the draft is saved, and why not. */
export function WordsBar({ savedAt, isUnsaved, problem, changes, about, name, preview, ...on }: WordsBarProps) {
  const isConflict = problem?.kind === 'conflict';
  return (
    <div className={site.saveBar} role="status">
      <p>
        {/* What passes by itself is not read out. */}
        <b aria-hidden={isUnsaved && !problem}>{standingText({ savedAt, isUnsaved, problem, changes })}</b>{' '}
        {problem?.text ?? about}
      </p>
      {isConflict ? (
        <span className={lists.actions}>
          <Button size="small" variant="outline" onClick={on.onTakeTheirs}>
            Take the other one
          </Button>
          <Button size="small" onClick={on.onKeepMine}>
            Keep mine
          </Button>
        </span>
      ) : (
        <span className={lists.actions}>
          {preview}
          {on.onLetGo && (
            <Button size="small" variant="outline" onClick={on.onLetGo}>
              Discard
            </Button>
          )}
          {on.onPublish && (
            <Button variant="coral" disabled={changes === 0} onClick={on.onPublish}>
              {name}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

function restText(changes: number, wrong: number): string {
  if (wrong > 0) return `${wrong} ${pluralise(wrong, 'thing')} to put right first.`;
  if (changes === 0) return 'Members see what’s published.';
  return `${changes} ${pluralise(changes, 'change')}, not published yet.`;
}

type Standing = Pick<WordsBarProps, 'savedAt' | 'isUnsaved' | 'problem' | 'changes'>;

function standingText({ savedAt, isUnsaved, problem, changes }: Standing): string {
  if (problem) return problem.kind === 'waits' ? 'Not saved. Trying again…' : 'Not saved';
  if (isUnsaved) return 'Not saved yet…';
  if (savedAt !== undefined) return `Draft saved, ${recentText(savedAt)}`;
  return changes === 0 ? 'No changes' : 'Not saved yet';
}

interface WordsFieldRowProps {
  field: DeskWordsField;
  text: string;
  /** The operator wanted to publish: what is missing is told. */
  isTried: boolean;
  isReadOnly: boolean;
  /** Why what was saved of it cannot be published. */
  problem: string | undefined;
  /** The other side of a conflict. */
  theirs: string | undefined;
  onType: (text: string) => void;
}

const CHARACTERS_A_LINE = 44;
const MOST_ROWS = 14;
/** So much fits beside its tally. */
const ONE_LINE = 32;

export function WordsFieldRow({ theirs, isTried, ...row }: WordsFieldRowProps) {
  const { field, text, isReadOnly, problem, onType } = row;
  const { picture, media, choices } = field;
  if (choices.length > 0) {
    const told = isTried || text !== '' ? problem : undefined;
    return <ChoiceField {...{ field, isReadOnly }} value={text} problem={told} onChoose={onType} />;
  }
  if (picture) {
    return (
      <PictureField {...{ field, isReadOnly, problem }} kind={picture} picture={text} onChoose={(id) => onType(id)} />
    );
  }
  if (media) {
    const told = isTried || text !== '' ? problem : undefined;
    return <FilmField {...{ field, isReadOnly }} problem={told} wanted={media} chosen={text} onChoose={onType} />;
  }
  return <WrittenField {...row} {...{ theirs, isTried }} />;
}

/** One text with its tally. */
function WrittenField({ field, text, isTried, isReadOnly, problem, theirs, onType }: WordsFieldRowProps) {
  const { label, max, isLong, mayBeEmpty, slots } = field;
  const shown = {
    label,
    optional: mayBeEmpty,
    value: text,
    readOnly: isReadOnly,
    error: problemOf(field, text, isTried) ?? (text === '' ? undefined : problem),
    hint: theirs !== undefined && theirs !== text ? `There now: ${theirs || 'nothing'}` : hintOf(isLong, slots),
  };
  return (
    <div className={words.field}>
      {!isLong && max <= ONE_LINE ? (
        <TextField {...shown} onChange={({ target }) => onType(target.value)} />
      ) : (
        <TextAreaField
          {...shown}
          className={isLong ? words.long : undefined}
          rows={rowsFor(text, isLong)}
          onChange={({ target }) => onType(isLong ? target.value : target.value.replaceAll('\n', ' '))}
        />
      )}
      <span className={words.tally} data-over={text.length > max || undefined}>
        {text.length} of {max}
      </span>
    </div>
  );
}

function problemOf({ max, mayBeEmpty }: DeskWordsField, text: string, isTried: boolean): string | undefined {
  if (text.length > max) return `${text.length - max} characters too long.`;
  return isTried && text.trim() === '' && !mayBeEmpty ? 'This can’t be empty.' : undefined;
}

const MARKS =
  'Leave a line empty to begin a new paragraph. Begin a line with “- ” for a list. For bold, put two stars on each side: **like this**. For a link, put the words in square brackets and the address after them in round ones: [our page](https://…).';

function hintOf(isLong: boolean, slots: readonly string[]): string | undefined {
  const filled = slots.length > 0 ? `Filled in for you: ${slots.map((name) => `{${name}}`).join(', ')}.` : '';
  return [filled, isLong ? MARKS : ''].filter(Boolean).join(' ') || undefined;
}

const rowsFor = (text: string, isLong: boolean) =>
  Math.min(
    MOST_ROWS,
    Math.max(
      isLong ? 3 : 1,
      text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0),
    ),
  );

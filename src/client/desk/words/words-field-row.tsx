import { TextAreaField } from '#client/ui/text-area-field.tsx';
import type { DeskWordsField } from '#contract/desk/words.ts';
import words from './words.module.css';

interface WordsFieldRowProps {
  field: DeskWordsField;
  text: string;
  /** She wanted to publish: what is missing is told. */
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

/** One text with its tally. */
export function WordsFieldRow({ field, text, isTried, isReadOnly, problem, theirs, onType }: WordsFieldRowProps) {
  const { label, max, isLong, mayBeEmpty, slots } = field;
  return (
    <div className={words.field}>
      <TextAreaField
        label={label}
        optional={mayBeEmpty}
        value={text}
        rows={rowsFor(text, isLong)}
        readOnly={isReadOnly}
        error={problemOf(field, text, isTried) ?? (text === '' ? undefined : problem)}
        hint={theirs !== undefined && theirs !== text ? `There now: ${theirs || 'nothing'}` : hintOf(isLong, slots)}
        onChange={({ target }) => onType(isLong ? target.value : target.value.replaceAll('\n', ' '))}
      />
      <span className={words.tally} data-over={text.length > max || undefined}>
        {text.length} of {max}
      </span>
    </div>
  );
}

function problemOf({ max, mayBeEmpty }: DeskWordsField, text: string, isTried: boolean): string | undefined {
  if (text.length > max) return `This is ${text.length - max} too long.`;
  return isTried && text.trim() === '' && !mayBeEmpty ? 'This cannot be empty.' : undefined;
}

function hintOf(isLong: boolean, slots: readonly string[]): string | undefined {
  const filled = slots.length > 0 ? `Filled in by itself: ${slots.map((name) => `{${name}}`).join(', ')}.` : '';
  const marks = isLong
    ? 'An empty line begins a paragraph, “- ” a line of a list, [words](https://…) is a link, **words** are bold.'
    : '';
  return [filled, marks].filter(Boolean).join(' ') || undefined;
}

const rowsFor = (text: string, isLong: boolean) =>
  Math.min(
    MOST_ROWS,
    Math.max(
      isLong ? 3 : 1,
      text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0),
    ),
  );

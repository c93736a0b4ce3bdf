import { type ComponentType, Fragment, type ReactNode } from 'react';
import { OutsideLink } from '#client/parts/site/outside-link.tsx';
import { type WordsPart, wordsBlocks, wordsParts } from '#domain/words/words-text.ts';

interface WordsProps {
  text: string;
  /** What the product fills in, by the names that stand in braces. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** How plain text is shown; as it is where left out. */
  textAs?: ComponentType<{ text: string }>;
}

/** Paragraphs and lists; text is shown as it was typed, whatever it looks like. */
export function WordsText({ text, slots = {}, textAs = LineBreaks }: WordsProps) {
  return inOrder(wordsBlocks(text, Object.keys(slots))).map(({ key, value }) =>
    value.kind === 'list' ? (
      <ul key={key}>
        {inOrder(value.items).map((item) => (
          <li key={item.key}>
            <Parts {...{ parts: item.value, slots, textAs }} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={key}>
        <Parts {...{ parts: value.parts, slots, textAs }} />
      </p>
    ),
  );
}

/** One line, for a place that is a paragraph itself. */
export function WordsLine({ text, slots = {}, textAs = LineBreaks }: WordsProps) {
  return <Parts {...{ parts: wordsParts(text, Object.keys(slots)), slots, textAs }} />;
}

/** A line where it is one, else paragraphs and lists: for the answer to a question. */
export function WordsAnswer(props: WordsProps) {
  return /\n/.test(props.text) ? <WordsText {...props} /> : <WordsLine {...props} />;
}

interface PartsProps extends Required<Omit<WordsProps, 'text'>> {
  parts: readonly WordsPart[];
}

function Parts({ parts, slots, textAs }: PartsProps) {
  return inOrder(parts).map(({ key, value }) => <Fragment key={key}>{partNode(value, slots, textAs)}</Fragment>);
}

function partNode(part: WordsPart, slots: PartsProps['slots'], Text: PartsProps['textAs']): ReactNode {
  if (part.kind === 'slot') return slots[part.name];
  if (part.kind === 'bold') return <b>{part.text}</b>;
  if (part.kind === 'text') return <Text text={part.text} />;
  if (/^https:/i.test(part.href)) return <OutsideLink href={part.href}>{part.text}</OutsideLink>;
  return (
    <a href={part.href} className="link-inline">
      {part.text}
    </a>
  );
}

const LineBreaks = ({ text }: { text: string }): ReactNode =>
  inOrder(text.split('\n')).map(({ key, value }) => (
    <Fragment key={key}>
      {key !== '0' && <br />}
      {value}
    </Fragment>
  ));

/** Text has no other name than its place. */
const inOrder = <Item,>(items: readonly Item[]) => items.map((value, index) => ({ key: String(index), value }));

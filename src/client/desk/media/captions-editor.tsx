import { Captions, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { Button, IconButton } from '#client/ui/button.tsx';
import field from '#client/ui/field.module.css';
import { TextField } from '#client/ui/text-field.tsx';
import { CAPTION_LIMITS, captionsIn } from '#domain/media/captions.ts';
import media from './media.module.css';

/** A caption as it is typed: its times as text. */
export interface TypedCaption {
  key: number;
  from: string;
  to: string;
  text: string;
}

/** What is wrong, and where: in the name, in a file that was chosen, or in a line. */
export type MediumProblem =
  | { at: 'name' | 'file'; key?: undefined; text: string }
  | { at: 'times' | 'text'; key: number; text: string };

interface CaptionsEditorProps {
  lines: readonly TypedCaption[];
  isReadOnly: boolean;
  /** Where the film is now, and how long it lasts. */
  momentMs: () => number;
  durationMs: number;
  problem: MediumProblem | undefined;
  onChange: (lines: readonly TypedCaption[]) => void;
  onProblem: (problem: string) => void;
}

const LINE_MS = 4_000;

/** What is said in a film, line by line, or out of a file. */
export function CaptionsEditor(props: CaptionsEditorProps) {
  const { lines, isReadOnly, momentMs, durationMs, problem, onChange, onProblem } = props;
  const isWrong = (key: number, at: 'times' | 'text') => (problem?.key === key && problem.at === at) || undefined;
  const input = useRef<HTMLInputElement>(null);
  const put = (key: number, to: Partial<TypedCaption>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...to } : line)));

  function addLine() {
    const last = Math.max(0, ...lines.map(({ to }) => millisecondsIn(to) ?? 0));
    const here = Math.round(momentMs() / 100) * 100;
    const from = Math.min(Math.max(here, last), Math.max(0, durationMs - 1_000));
    const to = Math.min(from + LINE_MS, durationMs);
    onChange([...lines, typed({ fromMs: from, toMs: to, text: '' })]);
  }

  async function readFile(file: File) {
    const found = captionsIn(await file.text());
    if (found) onChange(found.map(typed));
    else onProblem('There are no captions in this file. Choose a WebVTT or SRT file.');
  }

  return (
    <div className={styles.part}>
      {lines.map(({ key, from, to, text }, index) => (
        <fieldset key={key} className={media.caption}>
          <legend className="visually-hidden">Line {index + 1}</legend>
          <TextField
            label="From"
            value={from}
            inputMode="decimal"
            readOnly={isReadOnly}
            onChange={({ target }) => put(key, { from: target.value })}
          />
          <TextField
            label="To"
            value={to}
            data-wrong={isWrong(key, 'times')}
            inputMode="decimal"
            readOnly={isReadOnly}
            onChange={({ target }) => put(key, { to: target.value })}
          />
          <TextField
            label="What you say"
            value={text}
            data-wrong={isWrong(key, 'text')}
            maxLength={CAPTION_LIMITS.text}
            readOnly={isReadOnly}
            onChange={({ target }) => put(key, { text: target.value })}
          />
          {!isReadOnly && (
            <IconButton
              label={`Remove line ${index + 1}`}
              onClick={() => onChange(lines.filter((line) => line.key !== key))}
            >
              <X size={22} aria-hidden="true" />
            </IconButton>
          )}
          {problem?.key === key && <Problem text={problem.text} />}
        </fieldset>
      ))}
      {problem?.at === 'file' && <Problem text={problem.text} />}
      {!isReadOnly && (
        <div className={lists.actions}>
          <Button size="small" variant="outline" onClick={addLine}>
            <Plus size={20} aria-hidden="true" />
            Add a line
          </Button>
          <Button size="small" variant="outline" onClick={() => input.current?.click()}>
            <Captions size={20} aria-hidden="true" />
            Upload a file
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="File with captions"
            accept=".vtt,.srt,text/vtt"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void readFile(file);
            }}
          />
        </div>
      )}
    </div>
  );
}

const Problem = ({ text }: { text: string }) => (
  <p role="alert" className={field.error}>
    {text}
  </p>
);

let lastKey = 0;

/** A caption as fields show it. */
export function typed({ fromMs, toMs, text }: { fromMs: number; toMs: number; text: string }): TypedCaption {
  lastKey += 1;
  return { key: lastKey, from: momentText(fromMs), to: momentText(toMs), text };
}

/** "1:05.5"; to the millisecond, as files have it. */
const momentText = (ms: number): string => {
  const seconds = `${Math.floor(ms / 1_000) % 60}`.padStart(2, '0');
  const rest = `${ms % 1_000}`.padStart(3, '0').replace(/0+$/, '');
  return `${Math.floor(ms / 60_000)}:${seconds}${rest && `.${rest}`}`;
};

const MOMENT = /^(?:(\d{1,2}):)?(\d{1,4}(?:[.,]\d{1,3})?)$/;

/** Undefined for what is no moment, such as "soon". */
export function millisecondsIn(text: string): number | undefined {
  const [, minutes = '0', seconds] = MOMENT.exec(text.trim()) ?? [];
  return seconds === undefined
    ? undefined
    : Math.round(Number(minutes) * 60_000 + Number(seconds.replace(',', '.')) * 1_000);
}

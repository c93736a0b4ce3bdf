/** Counted from 1, as editors do. */
export interface TextPlace {
  line: number;
  column: number;
}

export function jsonAdvice(text: string, { line, column }: TextPlace): string {
  const before =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const at = before + column - 1;
  const sign = text[at] ?? '';
  if (/[“”„«»]/.test(sign)) return 'use straight quotes ("), not curly ones';
  if (sign === "'" || sign === '‘' || sign === '’') return 'use double quotes (")';
  if (sign === '/' || sign === '#') return 'this file can’t have notes';
  if (/[}\]]/.test(sign) && /,\s*$/.test(text.slice(0, at))) return 'take out the comma before it';
  if (sign === '"' && /["\d\]}el]\s*$/.test(text.slice(0, at))) return 'a comma is missing before it';
  return '';
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** `undefined` for valid JSON. JSON.parse names the place in some of its messages only. */
export function jsonMistake(text: string): TextPlace | undefined {
  let at = 0;

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found !== undefined;
  }

  function takeSign(sign: string): boolean {
    take(SPACE);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  }

  function takeMembers(close: string, takeMember: () => boolean): boolean {
    if (takeSign(close)) return true;
    while (takeMember()) {
      if (takeSign(close)) return true;
      if (!takeSign(',')) return false;
    }
    return false;
  }

  function takePair(): boolean {
    take(SPACE);
    return take(STRING) && takeSign(':') && takeValue();
  }

  function takeValue(): boolean {
    if (takeSign('{')) return takeMembers('}', takePair);
    if (takeSign('[')) return takeMembers(']', takeValue);
    return take(STRING) || take(NUMBER_OR_WORD);
  }

  if (takeValue()) take(SPACE);
  else return placeOf(text, at);
  return at === text.length ? undefined : placeOf(text, at);
}

function placeOf(text: string, at: number): TextPlace {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A caption: what is said, from one moment of the film to another. */
export interface Caption {
  fromMs: number;
  toMs: number;
  text: string;
}

/** The most captions of a film, and the longest text of one. */
export const CAPTION_LIMITS = { count: 1_500, text: 200 } as const;

const TIMES = /^(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})[ \t]+-->[ \t]+(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})/;

/**
 * The captions in a WebVTT file (or an SRT one, which differs in its commas). Notes, styles, places and marks in the text are
 * left out; undefined for a text that has no captions.
 */
export function captionsIn(text: string): Caption[] | undefined {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  const captions = blocks.flatMap(captionIn);
  return captions.length > 0 ? captions.toSorted((one, other) => one.fromMs - other.fromMs) : undefined;
}

function captionIn(block: string): Caption[] {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => TIMES.test(line));
  const parts = TIMES.exec(lines[at] ?? '');
  if (!parts) return [];
  const text = plain(lines.slice(at + 1).join(' '));
  const [fromMs, toMs] = [moment(parts.slice(1, 5)), moment(parts.slice(5, 9))];
  return text === '' || toMs <= fromMs ? [] : [{ fromMs, toMs, text: text.slice(0, CAPTION_LIMITS.text) }];
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const moment = ([hours = '0', minutes = '0', seconds = '0', milliseconds = '0']: readonly (string | undefined)[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(milliseconds);

/** Captions as a WebVTT file. */
export const webVtt = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(({ fromMs, toMs, text }) => `${stamp(fromMs)} --> ${stamp(toMs)}\n${escaped(text)}`)].join(
    '\n\n',
  );

const escaped = (text: string) =>
  text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function stamp(ms: number): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const seconds = Math.floor(ms / 1_000);
  const hours = Math.floor(seconds / 3_600);
  return `${pad(hours)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(ms % 1_000, 3)}`;
}

/** Why these captions cannot be kept, in words for the owner; undefined where they can. */
export function captionsProblem(captions: readonly Caption[], durationMs: number): string | undefined {
  const wrong = captions.findIndex(({ fromMs, toMs }) => toMs <= fromMs || fromMs >= durationMs);
  return wrong === -1 ? undefined : `Check the times of line ${wrong + 1}.`;
}

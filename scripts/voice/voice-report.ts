import type { SpokenLine } from '#domain/speech/spoken-cue.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';

export interface TooLong {
  line: SpokenLine;
  durationMs: number;
  roomMs: number;
}

export interface VoiceReport {
  folder: string;
  lines: number;
  recorded: number;
  durationMs: number;
  /** Of all parts; a device fetches one of the two kinds. */
  opusBytes: number;
  aacBytes: number;
  missing: readonly SpokenLine[];
  tooLong: readonly TooLong[];
  /** Lines whose recording holds nothing to hear. */
  silent: readonly SpokenLine[];
  /** Parts that are not packed, and how many of their lines are not there or do not fit. */
  unfinished: readonly { part: VoicePart; missing: number; lines: number }[];
  unknown: readonly string[];
  twice: readonly string[];
}

/** What was packed, and what a phone's own voice will say until it is recorded, again or at all. */
export function reportText(report: VoiceReport): string {
  const { lines, recorded, durationMs, opusBytes, aacBytes, folder } = report;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    `${recorded} of ${lines} lines, ${minutes(durationMs)} minutes: ${megabytes(opusBytes)} as Opus, ${megabytes(aacBytes)} as AAC, in ${folder}.`,
    ...list(
      'Parts left to each phone’s own voice until they’re whole',
      report.unfinished.map(({ part, missing, lines: all }) => `${part}: ${missing} of ${all} lines to go`),
    ),
    ...list('Missing', report.missing.map(asLine)),
    ...list(
      'Too long, so left out. Say it faster or pause less',
      report.tooLong.map(
        ({ line, durationMs: ms, roomMs }) => `${asLine(line)} (${seconds(ms)}, limit ${seconds(roomMs)})`,
      ),
    ),
    ...list('Silent', report.silent.map(asLine)),
    ...list('File name not recognised', report.unknown),
    ...list('Duplicate recording, not used', report.twice),
  ].join('\n');
}

function list(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : ['', `${title} (${items.length}):`, ...items.map((item) => `  ${item}`)];
}

const asLine = ({ id, text }: SpokenLine): string => `${id}: ${text}`;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.round((ms % 60_000) / 1_000)).padStart(2, '0')}`;

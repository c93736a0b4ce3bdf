import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator-error.ts';

const SAMPLE_RATE = 48_000;
const BYTES_PER_SAMPLE = 2;
/** Loudness of speech on a phone beside music, in LUFS; and the loudest sample, as a share of what there is room for. */
const LOUDNESS = -18;
const PEAK = 0.84;
/** A recording quieter than this is a mistake, and would only become noise. */
const QUIETEST = -50;
const SILENCE = 'start_periods=1:start_threshold=-42dB:detection=rms';
/** A breath before and after, so that no consonant is cut off. */
const KEPT_BEFORE = 0.03;
const KEPT_AFTER = 0.08;

export interface LevelledRecording {
  durationMs: number;
  opus: Buffer;
  aac: Buffer;
}

export const FFMPEG_MISSING = 'ffmpeg is missing: install Debian’s package `ffmpeg`.';

export async function ffmpegIsThere(): Promise<boolean> {
  return (await run(['-version'])) !== undefined;
}

/**
 * One recording: silence trimmed at both ends, levelled, as Opus and as AAC; each result is a whole file, so that many of
 * them joined together can still be cut apart. Undefined where there is next to nothing to hear.
 *
 * @param number different for each line of a pack: names its Opus stream.
 */
export async function levelled(file: string, number: number): Promise<LevelledRecording | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'fit-in-30-voice-'));
  const [raw, ogg, adts] = ['line.raw', 'line.ogg', 'line.aac'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    const loudness = await trim(file, raw);
    const { size } = await stat(raw);
    if (size === 0 || !(loudness > QUIETEST)) return undefined;
    await encode(raw, { ogg, adts, number, gain: LOUDNESS - loudness });
    const durationMs = Math.round((size / BYTES_PER_SAMPLE / SAMPLE_RATE) * 1_000);
    return { durationMs, opus: await readFile(ogg), aac: await readFile(adts) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Resolves to what is left's loudness in LUFS; minus infinity where it is silence. */
async function trim(file: string, raw: string): Promise<number> {
  const cut = (kept: number) => `silenceremove=${SILENCE}:start_silence=${kept}`;
  const filter = [
    `[0:a:0]aformat=channel_layouts=mono,aresample=${SAMPLE_RATE},highpass=f=70`,
    cut(KEPT_BEFORE),
    `areverse,${cut(KEPT_AFTER)},areverse`,
    // A word of less than 0.4 s has no loudness by itself, so that what is measured is said several times.
    `asplit[line][copy];[copy]aloop=loop=3:size=${4 * SAMPLE_RATE},loudnorm=print_format=json[measured]`,
  ].join(',');
  const said = await demand([
    ...['-i', file, '-filter_complex', filter],
    ...['-map', '[line]', '-ar', String(SAMPLE_RATE), '-f', 's16le', raw],
    ...['-map', '[measured]', '-f', 'null', '-'],
  ]);
  return Number(/"input_i"\s*:\s*"([^"]+)"/.exec(said)?.[1]?.replace('inf', 'Infinity') ?? Number.NEGATIVE_INFINITY);
}

interface Encoding {
  ogg: string;
  adts: string;
  number: number;
  /** Decibels. */
  gain: number;
}

async function encode(raw: string, { ogg, adts, number, gain }: Encoding): Promise<void> {
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  await demand([
    ...['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', raw],
    ...['-filter_complex', `[0:a]volume=${gain.toFixed(2)}dB,alimiter=limit=${PEAK}:level=false,asplit[opus][aac]`],
    ...['-map', '[opus]', '-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', ...exact],
    ...['-serial_offset', String(number), '-f', 'ogg', ogg],
    ...['-map', '[aac]', '-c:a', 'aac', '-b:a', '48k', ...exact, '-f', 'adts', adts],
  ]);
}

async function demand(parameters: readonly string[]): Promise<string> {
  const said = await run(['-hide_banner', '-nostdin', '-y', '-threads', '1', ...parameters]);
  if (said === undefined) throw new OperatorError(FFMPEG_MISSING);
  if (said.exitCode === 0) return said.output;
  throw new OperatorError(`ffmpeg couldn’t read a recording: ${said.output.trim().split('\n').slice(-2).join(' ')}`);
}

/** Undefined where there is no ffmpeg. */
function run(parameters: readonly string[]): Promise<{ exitCode: number | null; output: string } | undefined> {
  return new Promise((resolve) => {
    const child = spawn('ffmpeg', parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', () => resolve(undefined));
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}

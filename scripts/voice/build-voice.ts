import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { RecordedLine, VoicePack } from '#contract/voice.ts';
import { type SpokenLine, speakingMs } from '#domain/speech/spoken-cue.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import { FILE_OF_PACK, VOICE_PACK_FILE, wordsMark } from '#server/voice-folder.ts';
import { FFMPEG_MISSING, ffmpegIsThere, type LevelledRecording, levelled } from './ffmpeg.ts';
import { findRecordings } from './voice-recordings.ts';
import type { TooLong, VoiceReport } from './voice-report.ts';

interface BuildNeeds {
  /** Holds the recordings, each named by its line's id. */
  recordings: string;
  /** Where the pack goes. */
  folder: string;
  lines: ReadonlyMap<VoicePart, readonly SpokenLine[]>;
}

type BuildOutcome = { ok: true; report: VoiceReport } | { ok: false; reason: string };

/** Trims and levels what there is, and packs the parts that are whole. The pack's list is written last, so that it never names what is not there. */
export async function buildVoice({ recordings, folder, lines }: BuildNeeds): Promise<BuildOutcome> {
  if (!(await ffmpegIsThere())) return { ok: false, reason: FFMPEG_MISSING };
  const all = [...new Set([...lines.values()].flat())];
  const found = await findRecordings(recordings, all).catch(() => undefined);
  if (!found) return { ok: false, reason: `Can’t find the folder ${recordings}.` };
  if (found.byId.size === 0) {
    return { ok: false, reason: `No recording in ${recordings} has the name of a line, such as half.1.wav.` };
  }
  const prepared = await prepareAll(all, found.byId);
  const pack: VoicePack = { version: 1, parts: {} };
  await mkdir(folder, { recursive: true });
  for (const [part, own] of lines) {
    const built = await writePart(folder, part, own, prepared.fitting);
    if (built) pack.parts[part] = built;
  }
  await writeWhole(join(folder, VOICE_PACK_FILE), JSON.stringify(pack));
  await removeEarlier(folder, pack);
  const parts = Object.values(pack.parts);
  const sum = (bytesOf: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + bytesOf(part), 0);
  const report: VoiceReport = {
    folder,
    lines: all.length,
    recorded: prepared.fitting.size,
    durationMs: [...prepared.fitting.values()].reduce((total, { durationMs }) => total + durationMs, 0),
    opusBytes: sum(({ opus }) => opus.bytes),
    aacBytes: sum(({ aac }) => aac.bytes),
    missing: all.filter(({ id }) => !found.byId.has(id)),
    tooLong: prepared.tooLong,
    silent: prepared.silent,
    unfinished: [...lines].flatMap(([part, own]) => {
      const missing = own.filter(({ id }) => !prepared.fitting.has(id)).length;
      return missing === 0 ? [] : [{ part, missing, lines: own.length }];
    }),
    unknown: found.unknown,
    twice: found.twice,
  };
  return { ok: true, report };
}

async function prepareAll(all: readonly SpokenLine[], byId: ReadonlyMap<string, string>) {
  const fitting = new Map<string, LevelledRecording>();
  const tooLong: TooLong[] = [];
  const silent: SpokenLine[] = [];
  const waiting = all.flatMap((line, number) => {
    const file = byId.get(line.id);
    return file === undefined ? [] : [{ line, number, file }];
  });
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { line } = next;
      const recording = await levelled(next.file, next.number);
      const roomMs = speakingMs(line.text);
      if (!recording) silent.push(line);
      else if (recording.durationMs > roomMs) tooLong.push({ line, durationMs: recording.durationMs, roomMs });
      else fitting.set(line.id, recording);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { fitting, tooLong, silent };
}

async function writePart(
  folder: string,
  part: VoicePart,
  lines: readonly SpokenLine[],
  recordings: ReadonlyMap<string, LevelledRecording>,
): Promise<VoicePack['parts'][VoicePart]> {
  const opus: Buffer[] = [];
  const aac: Buffer[] = [];
  const index: Record<string, RecordedLine> = {};
  const place = { ms: 0, opus: 0, aac: 0 };
  for (const { id } of lines) {
    const recording = recordings.get(id);
    // The device's voice says the whole part: two voices never take turns.
    if (!recording) return undefined;
    index[id] = [place.ms, recording.durationMs, place.opus, recording.opus.length, place.aac, recording.aac.length];
    opus.push(recording.opus);
    aac.push(recording.aac);
    place.ms += recording.durationMs;
    place.opus += recording.opus.length;
    place.aac += recording.aac.length;
  }
  if (opus.length === 0) return undefined;
  const write = (kind: string, content: Buffer) => writeNamed(folder, part, kind, content);
  return {
    index: await write('json', Buffer.from(JSON.stringify(index))),
    opus: await write('ogg', Buffer.concat(opus)),
    aac: await write('aac', Buffer.concat(aac)),
    lines: opus.length,
    words: wordsMark(lines),
    durationMs: place.ms,
  };
}

async function writeNamed(folder: string, part: VoicePart, kind: string, content: Buffer) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = `${part}.${hash}.${kind}`;
  await writeWhole(join(folder, name), content);
  return { name, bytes: content.length };
}

/** The server never reads half of one. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

/** Files of earlier packs; whatever else lies there is not ours. */
async function removeEarlier(folder: string, { parts }: VoicePack): Promise<void> {
  const wanted = new Set(Object.values(parts).flatMap(({ index, opus, aac }) => [index.name, opus.name, aac.name]));
  const earlier = (await readdir(folder)).filter((name) => FILE_OF_PACK.test(name) && !wanted.has(name));
  await Promise.all(earlier.map((name) => rm(join(folder, name))));
}

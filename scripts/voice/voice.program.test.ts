import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type VoiceIndex, VoicePackSchema } from '#contract/voice.ts';
import { type SpokenLine, speakingMs } from '#domain/speech/spoken-cue.ts';
import { spokenLine, spokenLines } from '#programme/speech/spoken-lines.ts';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { publish } from '#server/features/words/words.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { wordsMark } from '#server/voice-folder.ts';
import { runCommand } from '#tests/programs/operator-command.ts';
import { CANNOT_RECORD, canRecord, record } from '#tests/programs/speech-program.ts';
import { buildVoice } from './build-voice.ts';
import { speakLines } from './speak-lines.ts';
import { reportText } from './voice-report.ts';
import { sheetCsv, sheetHtml } from './voice-sheet.ts';

const LINES = voiceLines();
const SOME: ReadonlyMap<VoicePart, readonly SpokenLine[]> = new Map([
  ['every', ['half.1', 'kind.1'].map(spokenLine)],
  ['a1', ['half.2', 'kind.2', 'kind.3'].map(spokenLine)],
]);

describe('the lines of a voice', () => {
  test('are all of them, and a workout needs no more than its own part and the shared one', () => {
    const all = new Set([...LINES.values()].flat());
    expect(all).toEqual(new Set(spokenLines()));
    const parts = new Set([...(LINES.get('every') ?? []), ...(LINES.get('a1') ?? [])]);
    for (const id of ['march.easier.name', 'chair_squat.harder.cue', 'dead_bug.standard.name', 'end.1']) {
      expect(parts).toContain(spokenLine(id));
    }
    expect([...LINES.values()].every((lines) => new Set(lines).size === lines.length)).toBe(true);
  });

  test('stand on the sheet once each, with the seconds they may take', () => {
    const sheet = sheetHtml(LINES);
    const table = sheetCsv(LINES).trimEnd().split('\r\n');
    expect(table).toHaveLength(spokenLines().length + 1);
    expect(table.filter((row) => /"half\.1","Halfway\.","\d\.\d",""$/.test(row))).toHaveLength(1);
    for (const { id } of spokenLines()) expect(sheet.split(`<code>${id}</code>`)).toHaveLength(2);
    expect(sheet).toContain('<h2>Week 1A – Strength &amp; Core Foundation (');
  });
});

let recordings: string;
let folder: string;

beforeEach(async () => {
  recordings = await mkdtemp(join(tmpdir(), 'fit-in-30-recordings-'));
  folder = join(recordings, 'pack');
});
afterEach(() => rm(recordings, { recursive: true }));

test('a folder without recordings says what their names are like', async () => {
  if (!canRecord()) return;
  const outcome = await buildVoice({ recordings, folder, lines: SOME });
  expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining('half.1.wav') });
});

test('cues that were changed at the desk stand on the sheet in place of the shipped ones', {
  timeout: 60_000,
}, async () => {
  const db = await openSqliteDatabase(databaseFileOf(recordings));
  const fields = { standard: 'Sit down slowly, stand up tall' };
  const written = { version: 1, fields, changed: ['standard'], author: 'Kate', at: 1, publishedFrom: 1 };
  await inTransaction(db, (transaction) => publish(transaction, { place: 'move-squat', ...written }));
  await db.destroy();
  const sheet = join(recordings, 'lines.csv');
  const made = runCommand('voice.ts', ['sheet', sheet], { environment: { DATA_DIR: recordings } });
  expect(made).toMatchObject({ status: 0, stderr: '' });
  const table = await readFile(sheet, 'utf8');
  expect(table).toMatch(/"own\.squat\.standard\.cue\.\w+","Sit down slowly, stand up tall\."/);
  expect(table).not.toContain(spokenLine('squat.standard.cue').text);
  expect(table.trimEnd().split('\r\n')).toHaveLength(spokenLines().length + 1);
});

describe('a program of this computer', () => {
  /** Writes what it reads, as a voice would write what it says. */
  const WRITES = ['sh', '-c', 'cat > "$0"', '{file}'];

  test('says each line that has no recording yet', async () => {
    const lines = ['half.1', 'kind.1'].map(spokenLine);
    await writeFile(join(recordings, 'half.1.wav'), 'a person');
    expect(await speakLines(recordings, lines, WRITES)).toBe(1);
    const heard = await Promise.all(lines.map(({ id }) => readFile(join(recordings, `${id}.wav`), 'utf8')));
    expect(heard).toEqual(['a person', `${spokenLine('kind.1').text}\n`]);
  });

  test('leaves alone what a person recorded with a phone, in a folder of its own', async () => {
    await mkdir(join(recordings, 'monday'));
    await writeFile(join(recordings, 'monday', 'half.1.m4a'), 'a person');
    expect(await speakLines(recordings, [spokenLine('half.1')], WRITES)).toBe(0);
  });

  test('that stops in the middle of a line says it again the next time', async () => {
    const stops = ['sh', '-c', 'echo half > "$1"; exit 3', 'sh', '{file}'];
    await expect(speakLines(recordings, [spokenLine('half.1')], stops)).rejects.toThrow('couldn’t say');
    expect(await speakLines(recordings, [spokenLine('half.1')], WRITES)).toBe(1);
    expect(await readFile(join(recordings, 'half.1.wav'), 'utf8')).toBe(`${spokenLine('half.1').text}\n`);
  });

  test.each([
    ['is missing', ['no-such-voice', '{file}'], 'Is it installed?'],
    ['fails', ['sh', '-c', 'echo out of breath >&2; exit 3', '{file}'], 'out of breath'],
    ['writes nothing', ['sh', '-c', 'true', '{file}'], 'wrote no recording'],
    ['has no place for the recording', ['sh', '-c', 'true'], '{file}'],
  ])('that %s is told', async (_, command, told) => {
    await expect(speakLines(recordings, [spokenLine('half.1')], command)).rejects.toThrow(told);
  });
});

const title = canRecord() ? 'recordings' : `recordings, because ${CANNOT_RECORD}`;
describe.skipIf(!canRecord())(title, { timeout: 60_000 }, () => {
  const build = async () => {
    const outcome = await buildVoice({ recordings, folder, lines: SOME });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.report;
  };
  const recordLine = (id: string, manner = {}) => record(recordings, id, spokenLine(id).text, manner);
  const readPack = async () => VoicePackSchema.parse(JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8')));
  const indexOf = async (name = ''): Promise<VoiceIndex> => JSON.parse(await readFile(join(folder, name), 'utf8'));

  test('become one Opus and one AAC file a part, trimmed, with an index; what does not fit is told', async () => {
    await recordLine('half.1');
    await recordLine('kind.1');
    await recordLine('half.2', { wordsPerMinute: 80 });
    await recordLine('kind.3');
    await record(recordings, 'half.99', 'Nobody says this.');
    const report = await build();

    expect(report).toMatchObject({ lines: 5, recorded: 3, missing: [spokenLine('kind.2')], silent: [] });
    expect(report.tooLong).toMatchObject([{ line: spokenLine('half.2'), roomMs: speakingMs('That’s half.') }]);
    expect(report.unknown).toEqual([join(recordings, 'half.99.wav')]);
    expect(reportText(report)).toMatch(
      /^3 of 5 lines[\s\S]* {2}a1: 2 of 3 lines to go[\s\S]*Missing \(1\):\n {2}kind\.2: [\s\S]*Too long/,
    );

    const { parts } = await readPack();
    expect(Object.keys(parts)).toEqual(['every']);
    expect(parts.every?.words).toBe(wordsMark(SOME.get('every') ?? []));
    const index = await indexOf(parts.every?.index.name);
    expect(Object.keys(index)).toEqual(['half.1', 'kind.1']);
    const [half, kind] = [index['half.1'], index['kind.1']] as const;
    expect(kind?.[0]).toBe(half?.[1]);
    expect(half?.[1]).toBeLessThanOrEqual(speakingMs('Halfway.'));
    const opus = await readFile(join(folder, parts.every?.opus.name ?? ''));
    expect(opus.subarray(kind?.[2], (kind?.[2] ?? 0) + 4).toString()).toBe('OggS');
    expect(opus).toHaveLength((kind?.[2] ?? 0) + (kind?.[3] ?? 0));
    const aac = await readFile(join(folder, parts.every?.aac.name ?? ''));
    expect(aac.readUInt16BE(kind?.[4]) & 0xfff0).toBe(0xfff0);
  });

  test('built again are the same files; a new one takes the old one’s place, and what is not ours stays', async () => {
    await recordLine('half.1');
    await recordLine('kind.1');
    await build();
    const before = await readdir(folder);
    await writeFile(join(folder, 'notes.txt'), 'Tuesday, in the studio');
    await build();
    expect((await readdir(folder)).sort()).toEqual([...before, 'notes.txt'].sort());
    await recordLine('half.1', { wordsPerMinute: 260 });
    await build();
    const after = await readdir(folder);
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter((name) => before.includes(name))).toEqual(['pack.json']);
  });

  test('of nothing are told, and not packed', async () => {
    await recordLine('half.1');
    await recordLine('kind.1', { loudness: 0 });
    expect(await build()).toMatchObject({ recorded: 1, silent: [spokenLine('kind.1')] });
  });

  test('of one short word are heard, too', async () => {
    await recordLine('half.1', { wordsPerMinute: 450 });
    expect(await build()).toMatchObject({ recorded: 1, silent: [] });
  });

  test('quiet or loud, come out alike', async () => {
    await recordLine('half.1');
    await recordLine('kind.1', { loudness: 12 });
    await build();
    const quiet = (await readPack()).parts.every?.opus.bytes ?? 0;
    await recordLine('kind.1', { loudness: 180 });
    await build();
    const loud = (await readPack()).parts.every?.opus.bytes ?? 0;
    expect(quiet / loud).toBeGreaterThan(0.8);
    expect(quiet / loud).toBeLessThan(1.25);
  });
});

import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededRandom } from '#tests/seeded-random.ts';
import { startS3Server, type TestS3Server } from '#tests/servers/s3-server.ts';
import { tries } from '#tests/test-size.ts';
import { fetchBackup, listBackups } from './fetch-backup.ts';
import { keysOf } from './second-place.ts';
import { type Sending, sendBackup } from './send-backup.ts';
import { PART_BYTES } from './store.ts';

const SITE = '1a2b3c4d';
const ONE_DAY_MS = 86_400_000;
const FIRST_NIGHT = Date.parse('2026-11-01T03:00:00Z');
const LIST = `\n${'a'.repeat(64)} 2026-11-01\n`;
const KEPT = 14;

let s3: TestS3Server;
let folder: string;
beforeEach(async () => {
  s3 = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-second-place-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await s3.close();
});

const nameOf = (night: number) =>
  `daily-${new Date(FIRST_NIGHT + night * ONE_DAY_MS).toISOString().slice(0, 10)}.sqlite`;

function write(path: string, bytes: Buffer): { path: string; sha256: string } {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), bytes);
  return { path, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function sendingOf(night: number, bytes = randomBytes(2_000)): Sending {
  const name = nameOf(night);
  write(name, bytes);
  return {
    place: s3.place,
    site: SITE,
    dataFolder: folder,
    files: [],
    deletedList: LIST,
    isListSent: true,
    keptDays: 30,
    workFactor: 6,
    backup: { file: join(folder, name), name },
    now: FIRST_NIGHT + night * ONE_DAY_MS,
  };
}

const namesThere = async () => (await listBackups(s3.place)).map(({ name }) => name);

/** On a machine that has nothing. */
async function fetched(name: string, place = s3.place) {
  const dataFolder = mkdtempSync(join(folder, 'new-'));
  const target = join(dataFolder, name);
  const list = await fetchBackup({ place, id: `${SITE}.${name}`, dataFolder, target });
  return { list, bytes: readFileSync(target), dataFolder };
}

test('a backup of several parts, its files and the list of deleted accounts come back as they were', async () => {
  const bytes = randomBytes(2 * PART_BYTES + 12_345);
  const film = write(`media/${'b'.repeat(64)}.mp4`, randomBytes(PART_BYTES));
  const key = write('desk.key', Buffer.from('sealed'));
  await sendBackup({ ...sendingOf(0, bytes), files: [film, key] });
  expect(await namesThere()).toEqual([nameOf(0)]);
  const { list, bytes: back, dataFolder } = await fetched(nameOf(0));
  expect(back.equals(bytes)).toBe(true);
  expect(list).toBe(LIST);
  for (const { path } of [film, key])
    expect(readFileSync(join(dataFolder, path)).equals(readFileSync(join(folder, path)))).toBe(true);
});

test('nothing that leaves can be read without the passphrase', async () => {
  const film = write(`media/${'b'.repeat(64)}.mp4`, Buffer.from('Amira'.repeat(100)));
  await sendBackup({ ...sendingOf(0, Buffer.from('Amira'.repeat(1_000))), files: [film] });
  for (const key of s3.keys()) {
    const stored = readFileSync(s3.fileOf(key), 'latin1');
    expect(stored).not.toContain('Amira');
    expect(stored).not.toContain('a'.repeat(64));
    if (!key.endsWith('.complete')) expect(stored).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  }
});

const hasAge = spawnSync('age', ['--version']).status === 0 && spawnSync('script', ['--version']).status === 0;

test.skipIf(!hasAge)('the public program of the format opens it', async () => {
  const bytes = randomBytes(200_000);
  await sendBackup(sendingOf(0, bytes));
  const [stored, opened] = [s3.fileOf(keysOf(SITE).data(nameOf(0))), join(folder, 'opened')];
  // It asks at a terminal alone.
  const asked = ['-qec', `age --decrypt --output ${opened} ${stored}`, '/dev/null'];
  spawnSync('script', asked, { input: `${s3.place.passphrase}\n` });
  expect(readFileSync(opened).equals(bytes)).toBe(true);
});

test('another passphrase, a changed byte, a cut end and a lost file are told, and leave nothing here', async () => {
  const key = write('desk.key', Buffer.from('sealed'));
  const bytes = randomBytes(200_000);
  await sendBackup({ ...sendingOf(0, bytes), files: [key] });
  const stored = s3.fileOf(keysOf(SITE).data(nameOf(0)));
  const whole = readFileSync(stored);
  const wrong = { ...s3.place, passphrase: 'another-pencil-harbour-mango' };
  await expect(fetched(nameOf(0), wrong)).rejects.toThrow('The passphrase doesn’t open this backup.');
  const changed = Buffer.from(whole);
  changed.writeUInt8(255 - changed.readUInt8(whole.length - 300), whole.length - 300);
  writeFileSync(stored, changed);
  await expect(fetched(nameOf(0))).rejects.toThrow('It’s damaged, or was changed by somebody else.');
  writeFileSync(stored, whole);
  truncateSync(stored, 70_000);
  await expect(fetched(nameOf(0))).rejects.toThrow(/damaged|says/);
  writeFileSync(stored, whole);
  rmSync(s3.fileOf(keysOf(SITE).file(key)));
  await expect(fetched(nameOf(0))).rejects.toThrow('missing in the second place');
  await expect(fetched(nameOf(3))).rejects.toThrow('isn’t there any more');
});

test('old ones go by the rule of those here, with the files that no other needs; those of other sites stay', async () => {
  await sendBackup({ ...sendingOf(0), site: '99999999' });
  const films = Array.from({ length: 3 }, (_, at) =>
    write(`media/${String(at).repeat(64)}.mp4`, Buffer.from(`film ${at}`)),
  );
  for (let night = 0; night < KEPT + 2; night += 1) {
    await sendBackup({ ...sendingOf(night), files: night === 0 ? films : films.slice(1) });
  }
  const own = (await listBackups(s3.place)).filter(({ site }) => site === SITE).map(({ name }) => name);
  expect(own).toEqual(Array.from({ length: KEPT }, (_, at) => nameOf(at + 2)));
  expect(s3.keys().filter((key) => key.includes(`${SITE}/media/`))).toHaveLength(2);
  expect(s3.keys().filter((key) => key.includes('/99999999/'))).toHaveLength(3);
  // The newest stays until there is another.
  await sendBackup({ ...sendingOf(100), backup: undefined });
  expect(await namesThere()).toEqual([nameOf(0), nameOf(KEPT + 1)]);
});

test.each(['<html>', '{}', '{"files":[null]}'])(
  'a backup whose marker is damaged, %s, counts for none, holds nothing up, and is sent again while it is the newest here',
  async (damaged) => {
    const film = write(`media/${'b'.repeat(64)}.mp4`, randomBytes(100));
    for (let night = 0; night < KEPT; night += 1) await sendBackup({ ...sendingOf(night), files: [film] });
    const spoil = (night: number) => writeFileSync(s3.fileOf(keysOf(SITE).marker(nameOf(night))), damaged);
    spoil(KEPT - 1);
    const last = sendingOf(KEPT - 1);
    expect((await sendBackup(last))?.name).toBe(nameOf(KEPT - 2));
    expect((await sendBackup(last))?.name).toBe(nameOf(KEPT - 1));
    for (let night = 1; night < KEPT; night += 1) spoil(night);
    expect((await sendBackup(sendingOf(KEPT)))?.name).toBe(nameOf(KEPT));
    expect(await namesThere()).toEqual(Array.from({ length: KEPT }, (_, at) => nameOf(at + 1)));
    for (let night = 1; night <= KEPT; night += 1)
      expect(existsSync(s3.fileOf(keysOf(SITE).data(nameOf(night))))).toBe(true);
    expect(existsSync(s3.fileOf(keysOf(SITE).data(nameOf(0))))).toBe(false);
    expect(existsSync(s3.fileOf(keysOf(SITE).file(film)))).toBe(true);
  },
);

test('what was sent is not sent again', async () => {
  const sending = { ...sendingOf(0), files: [write('desk.key', Buffer.from('sealed'))] };
  await sendBackup(sending);
  s3.requests.length = 0;
  await sendBackup({ ...sending });
  expect(s3.requests.filter((each) => /^(PUT|POST|DELETE)/.test(each))).toEqual([]);
});

const NIGHTS = tries(6, 50);

test(`${NIGHTS} nights, each cut at a random byte: what counts is whole at every moment, and in the end nothing is lost`, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  const random = seededRandom(seed);
  const contents = new Map<string, Buffer>();
  const film = write(`media/${'b'.repeat(64)}.mp4`, randomBytes(PART_BYTES + 5));
  for (let night = 0; night < NIGHTS; night += 1) {
    const bytes = randomBytes(random.oneOf([3_000, 300_000, PART_BYTES + 1_000]));
    contents.set(nameOf(night), bytes);
    const sending = { ...sendingOf(night, bytes), files: [film] };
    s3.cutAfter(random.below(bytes.byteLength + 20_000));
    const isCut = await sendBackup(sending).then(
      () => false,
      () => true,
    );
    s3.cutAfter(undefined);
    const there = await namesThere();
    for (const name of there.slice(-1))
      expect((await fetched(name)).bytes.equals(contents.get(name) as Buffer), `seed ${seed}`).toBe(true);
    if (!isCut) expect(there.at(-1), `seed ${seed}`).toBe(nameOf(night));
    // Every fourth night has no second chance.
    if (night % 4 !== 3) await sendBackup(sending);
  }
  await sendBackup(sendingOf(NIGHTS));
  const there = await namesThere();
  expect(there.length).toBeLessThanOrEqual(KEPT);
  for (const name of there.slice(0, tries(1, KEPT - 1)))
    expect((await fetched(name)).bytes.equals(contents.get(name) as Buffer), `seed ${seed}`).toBe(true);
  const keys = keysOf(SITE);
  const expected = [
    keys.deletedList,
    keys.file(film),
    ...there.flatMap((name) => [keys.data(name), keys.marker(name)]),
  ];
  expect(s3.keys()).toEqual(expected.sort());
}, 600_000);

test('a service that has trouble of its own twice is asked a third time, and then no more', async () => {
  s3.stumble(2);
  await sendBackup(sendingOf(0));
  expect(await namesThere()).toEqual([nameOf(0)]);
  s3.stumble(3);
  await expect(sendBackup(sendingOf(1))).rejects.toThrow(/InternalError$/);
  expect(await namesThere()).toEqual([nameOf(0)]);
});

test('a full bucket, a bucket that is gone and a withdrawn key are said in the service’s words; old ones stay', async () => {
  await sendBackup(sendingOf(0));
  s3.refuse('QuotaExceeded');
  await expect(sendBackup(sendingOf(1))).rejects.toThrow(/says: Not like this\. – QuotaExceeded$/);
  s3.refuse(undefined);
  expect(await namesThere()).toEqual([nameOf(0)]);
  const place = { ...s3.place, secret: 'withdrawn-secret' };
  await expect(sendBackup({ ...sendingOf(1), place })).rejects.toThrow(/SignatureDoesNotMatch/);
  await sendBackup(sendingOf(1));
  expect(await namesThere()).toEqual([nameOf(0), nameOf(1)]);
  s3.dropBucket();
  await expect(sendBackup(sendingOf(2))).rejects.toThrow(/NoSuchBucket/);
});

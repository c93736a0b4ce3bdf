import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether recordings can be made here: a program that speaks, and the one that packs what it says. */
export const canRecord = (): boolean =>
  ['espeak-ng', 'ffmpeg'].every((program) => !spawnSync(program, ['--version']).error);

export const CANNOT_RECORD = 'espeak-ng or ffmpeg is missing';

interface Manner {
  wordsPerMinute?: number;
  /** 0 to 200. */
  loudness?: number;
}

/** A recording of a text, named as a line's: for tests alone, because it sounds like a machine. */
export async function record(folder: string, id: string, text: string, manner: Manner = {}): Promise<void> {
  const { wordsPerMinute = 230, loudness = 100 } = manner;
  await mkdir(folder, { recursive: true });
  const spoken = [
    '-v',
    'en-gb',
    '-s',
    String(wordsPerMinute),
    '-a',
    String(loudness),
    '-w',
    join(folder, `${id}.wav`),
    text,
  ];
  const { status, stderr } = spawnSync('espeak-ng', spoken, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`espeak-ng: ${stderr}`);
}

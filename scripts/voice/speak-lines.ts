import { spawn } from 'node:child_process';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpokenLine } from '#domain/speech/spoken-cue.ts';
import { OperatorError } from '../operator/operator-error.ts';
import { findRecordings } from './voice-recordings.ts';

/** Stand in a command for the recording that it writes, and for what it says; it may read that instead. */
const FILE = '{file}';
const TEXT = '{text}';

/** No line's name: half a line would be taken for a recording the next time. */
const UNFINISHED = 'unfinished.wav';

/**
 * Has a program of the operator's computer say each line that has no recording yet: it is given the text and writes the file,
 * one line at a time, because a voice takes all the computer has.
 *
 * @returns how many were said.
 */
export async function speakLines(
  folder: string,
  lines: readonly SpokenLine[],
  command: readonly string[],
): Promise<number> {
  const [program, ...parameters] = command;
  if (!program || !parameters.some((each) => each.includes(FILE))) {
    throw new OperatorError(`Say how it speaks, with ${FILE} for the recording, such as: espeak-ng -w ${FILE} ${TEXT}`);
  }
  await mkdir(folder, { recursive: true });
  const { byId } = await findRecordings(folder, lines);
  const file = join(folder, UNFINISHED);
  let said = 0;
  for (const { id, text } of lines) {
    if (byId.has(id)) continue;
    await say(
      program,
      parameters.map((each) => each.replaceAll(FILE, file).replaceAll(TEXT, text)),
      text,
    );
    await rename(file, join(folder, `${id}.wav`)).catch(() => {
      throw new OperatorError(`${program} wrote no recording of “${text}”.`);
    });
    said += 1;
  }
  return said;
}

function say(program: string, parameters: readonly string[], text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { stdio: ['pipe', 'ignore', 'pipe'] });
    let trouble = '';
    child.stderr.on('data', (chunk: Buffer) => {
      trouble += chunk.toString();
    });
    child.on('error', () => reject(new OperatorError(`Can’t start ${program}. Is it installed?`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new OperatorError(`${program} couldn’t say “${text}”: ${trouble.trim().split('\n').at(-1)}`));
    });
    // A program that ends before it has read the text says so by its code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(`${text}\n`);
  });
}

// A person's voice for the coach (docs/voice.md):
//   npm run voice -- sheet [FILE.html or FILE.csv]   what there is to record, to print or to tick
//   npm run voice -- speak FOLDER PROGRAM …          what has no recording yet, said by a program of this computer
//   npm run voice -- build FOLDER                    recordings named by their lines' ids, into DATA_DIR/voice
import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import { publishedWordsIn } from '#server/features/words/published-words.ts';
import { voiceFolderOf } from '#server/voice-folder.ts';
import { type OperatorContext, runAsOperator } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { buildVoice } from './voice/build-voice.ts';
import { speakLines } from './voice/speak-lines.ts';
import { reportText } from './voice/voice-report.ts';
import { sheetCsv, sheetHtml } from './voice/voice-sheet.ts';

const HOW =
  'Usage: npm run voice -- sheet [FILE.html or FILE.csv], npm run voice -- speak FOLDER PROGRAM …, or npm run voice -- build FOLDER';
const DEFAULT_SHEET = 'voice-sheet.html';

const [command, target, ...program] = process.argv.slice(2);
if (command === 'sheet') await runAsOperator((operator) => writeSheet(target ?? DEFAULT_SHEET, operator));
else if (command === 'speak' && target !== undefined)
  await runAsOperator((operator) => speak(resolve(target), operator));
else if (command === 'build' && target !== undefined)
  await runAsOperator((operator) => build(resolve(target), operator));
else {
  console.error(HOW);
  process.exit(1);
}

async function writeSheet(file: string, operator: OperatorContext): Promise<void> {
  const lines = await linesNow(operator);
  await writeFile(file, extname(file) === '.csv' ? sheetCsv(lines) : sheetHtml(lines));
  console.log(`Your recording sheet is at ${resolve(file)}.`);
}

async function speak(folder: string, operator: OperatorContext): Promise<void> {
  const lines = await linesNow(operator);
  const said = await speakLines(folder, [...new Set([...lines.values()].flat())], program);
  console.log(`${said} lines said into ${folder}. Listen to some, then build the voice from it.`);
}

async function build(recordings: string, operator: OperatorContext): Promise<void> {
  const folder = voiceFolderOf(operator.config.dataFolder);
  const outcome = await buildVoice({ recordings, folder, lines: await linesNow(operator) });
  if (!outcome.ok) throw new OperatorError(outcome.reason);
  console.log(reportText(outcome.report));
}

/** With the cues that were changed at the desk. */
async function linesNow({ db }: OperatorContext) {
  const words = publishedWordsIn(db);
  await words.refresh();
  return voiceLines(words.programme());
}

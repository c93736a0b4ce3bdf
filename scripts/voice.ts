// A person's voice for the coach (docs/voice.md):
//   npm run voice -- sheet [FILE.html or FILE.csv]   what there is to record, to print or to tick
//   npm run voice -- speak FOLDER PROGRAM …          what has no recording yet, said by a program of this computer
//   npm run voice -- build FOLDER                    recordings named by their lines' ids, into DATA_DIR/voice
import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import { voiceFolderOf } from '#server/voice-folder.ts';
import { runWithSettings } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { buildVoice } from './voice/build-voice.ts';
import { speakLines } from './voice/speak-lines.ts';
import { reportText } from './voice/voice-report.ts';
import { sheetCsv, sheetHtml } from './voice/voice-sheet.ts';

const HOW =
  'Usage: npm run voice -- sheet [FILE.html or FILE.csv], npm run voice -- speak FOLDER PROGRAM …, or npm run voice -- build FOLDER';
const DEFAULT_SHEET = 'voice-sheet.html';

const [command, target, ...program] = process.argv.slice(2);
if (command === 'sheet') await writeSheet(target ?? DEFAULT_SHEET);
else if (command === 'speak' && target !== undefined) await speak(resolve(target));
else if (command === 'build' && target !== undefined) await build(resolve(target));
else {
  console.error(HOW);
  process.exit(1);
}

async function writeSheet(file: string): Promise<void> {
  const lines = voiceLines();
  await writeFile(file, extname(file) === '.csv' ? sheetCsv(lines) : sheetHtml(lines));
  console.log(`Your recording sheet is at ${resolve(file)}.`);
}

function speak(folder: string): Promise<never> {
  return runWithSettings(async () => {
    const said = await speakLines(folder, [...new Set([...voiceLines().values()].flat())], program);
    console.log(`${said} lines said into ${folder}. Listen to some, then build the voice from it.`);
  });
}

function build(recordings: string): Promise<never> {
  return runWithSettings(async ({ dataFolder }) => {
    const outcome = await buildVoice({ recordings, folder: voiceFolderOf(dataFolder), lines: voiceLines() });
    if (!outcome.ok) throw new OperatorError(outcome.reason);
    console.log(reportText(outcome.report));
  });
}

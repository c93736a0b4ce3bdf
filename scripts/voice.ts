// A person's voice for the coach (docs/voice.md):
//   npm run voice -- sheet [FILE.html or FILE.csv]   what there is to record, to print or to tick
//   npm run voice -- build FOLDER                    recordings named by their lines' ids, into DATA_DIR/voice
import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import { voiceFolderOf } from '#server/voice-folder.ts';
import { runWithSettings } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { buildVoice } from './voice/build-voice.ts';
import { reportText } from './voice/voice-report.ts';
import { sheetCsv, sheetHtml } from './voice/voice-sheet.ts';

const HOW = 'Usage: npm run voice -- sheet [FILE.html or FILE.csv], or npm run voice -- build FOLDER';
const DEFAULT_SHEET = 'voice-sheet.html';

const [command, target] = process.argv.slice(2);
if (command === 'sheet') await writeSheet(target ?? DEFAULT_SHEET);
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

function build(recordings: string): Promise<never> {
  return runWithSettings(async ({ dataFolder }) => {
    const outcome = await buildVoice({ recordings, folder: voiceFolderOf(dataFolder), lines: voiceLines() });
    if (!outcome.ok) throw new OperatorError(outcome.reason);
    console.log(reportText(outcome.report));
  });
}

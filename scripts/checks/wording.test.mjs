import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';

/** What nobody who has had a baby needs to read, and what would promise more than there is. */
const NEVER_SAID = [
  /bounc(e|ing)[ -]back/i,
  /\bbefore[ -](and|&)[ -]after\b/i,
  /\b(get|getting|have) your (old )?body back\b/i,
  /\bpre-baby\b/i,
  /\b(bikini|beach|summer)[ -]body\b/i,
  /\b(mummy|mum|baby)[ -]?(tummy|tum|belly)\b/i,
  /\b(flat|flatter|flatten)\b[^.]{0,12}\b(tummy|belly|stomach)\b/i,
  /\b(burn|burns|burning|torch|melt)\b[^.]{0,8}\b(fat|calories)\b/i,
  /\b(drop|lose) (a|two|three) (dress )?sizes?\b/i,
  /\bno excuses\b/i,
  /\bno pain,? no gain\b/i,
  /\bcheat (day|meal)/i,
  /\bcoming soon\b/i,
];

const FOLDERS = ['src/client', 'src/programme', 'src/domain', 'src/server/features/emails', 'public'];

test('no word of the product is about the shape of a body, or about what is not there yet', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true })
      .filter((name) => /\.(tsx?|html|webmanifest|json)$/.test(name) && !/\.(test|fixture)\./.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(200);
  const said = files.flatMap((file) => {
    const text = readFileSync(join(projectFolder, file), 'utf8');
    return NEVER_SAID.filter((words) => words.test(text)).map((words) => `${file}: ${words}`);
  });
  expect(said).toEqual([]);
});

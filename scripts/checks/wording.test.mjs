import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NEVER_SAID } from '../../src/programme/words/never-said.ts';
import { projectFolder } from '../prepare/project.mjs';

/** The list itself says what is never said. */
const LIST = 'never-said.ts';

const FOLDERS = ['src/client', 'src/programme', 'src/domain', 'src/server/features/emails', 'public'];

test('no word of the product is about the shape of a body, or about what is not there yet', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true })
      .filter(
        (name) =>
          /\.(tsx?|html|webmanifest|json)$/.test(name) && !/\.(test|fixture)\./.test(name) && !name.endsWith(LIST),
      )
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(200);
  const said = files.flatMap((file) => {
    const text = readFileSync(join(projectFolder, file), 'utf8');
    return NEVER_SAID.filter((words) => words.test(text)).map((words) => `${file}: ${words}`);
  });
  expect(said).toEqual([]);
});
